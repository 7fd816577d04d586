// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// Names the resolver of each name, like Ethereum's name registry.
contract NameRegistry {
    mapping(bytes32 node => address) public resolver;

    constructor(bytes32[] memory nodes, address resolver_) {
        for (uint256 i = 0; i < nodes.length; i++) resolver[nodes[i]] = resolver_;
    }
}
