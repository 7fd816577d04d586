// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// Who answers for a name, as the registry of Ethereum's names tells it.
contract NameRegistry {
    mapping(bytes32 node => address) public resolver;

    constructor(bytes32[] memory nodes, address resolver_) {
        for (uint256 i = 0; i < nodes.length; i++) resolver[nodes[i]] = resolver_;
    }
}
