// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// Returns the address and the content hash of a name. Both may be empty. For some names it reverts
/// with an off-chain lookup.
contract NameResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    struct Record {
        bytes32 node;
        address addr;
        bytes avalanche;
        string elsewhere;
        bytes contenthash;
    }

    /// Avalanche's coin type (ENSIP-11).
    uint256 private constant AVALANCHE = 0x80000000 | 43114;

    mapping(bytes32 node => Record) private records;

    constructor(Record[] memory seeded) {
        for (uint256 i = 0; i < seeded.length; i++) records[seeded[i].node] = seeded[i];
    }

    /// The address of a name on another chain; empty when there is none.
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return coinType == AVALANCHE ? records[node].avalanche : bytes("");
    }

    /// The content hash of a name (ENSIP-7); empty when there is none.
    function contenthash(bytes32 node) external view returns (bytes memory) {
        return records[node].contenthash;
    }

    /// Anyone may set it here: there is no owner.
    function setContenthash(bytes32 node, bytes calldata hash) external {
        records[node].contenthash = hash;
    }

    /// A name that is stored off-chain is looked up at a URL that this contract chooses (EIP-3668).
    function addr(bytes32 node) external view returns (address) {
        Record storage found = records[node];
        if (bytes(found.elsewhere).length == 0) return found.addr;
        string[] memory urls = new string[](1);
        urls[0] = found.elsewhere;
        revert OffchainLookup(address(this), urls, msg.data, bytes4(keccak256("addr(bytes32)")), "");
    }
}
