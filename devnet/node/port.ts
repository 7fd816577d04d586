import { connect } from 'node:net';

const DEFAULT_PORT = 3000;

/** The port from the variable PORT, or 3000, once it is known to be free. */
export async function freePort(): Promise<number> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UnusablePortError(`PORT must be a number from 1 to 65535, not ${process.env.PORT}.`);
  const hosts = await Promise.all(['127.0.0.1', '::1'].map((host) => isTaken(host, port)));
  if (hosts.includes(true))
    throw new UnusablePortError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
  return port;
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export class UnusablePortError extends Error {
  override readonly name = 'UnusablePortError';
}
