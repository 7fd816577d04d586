import { withEagerModules } from './eagerModules';

const PUSH = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push';

test('REL-26 each module function is in parentheses, and no function within it', () => {
  const script = `${PUSH}([a,1,e=>{e.s(t=>t(")"))},2,3,(e,t,n)=>{n(function(){})},4,function(e){}]);`;
  expect(withEagerModules(script)).toBe(
    `${PUSH}([a,1,(e=>{e.s(t=>t(")"))}),2,3,((e,t,n)=>{n(function(){})}),4,(function(e){})]);`,
  );
});

test('REL-26 a script without modules stays as it is', () => {
  for (const script of [
    '(()=>{let e=[t=>t];e.push(1)})();',
    `${PUSH}(["a",{otherChunks:["b.js"]}]);`,
    '',
  ])
    expect(withEagerModules(script)).toBe(script);
});
