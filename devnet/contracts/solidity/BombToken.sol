// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// Has valid token data, but returns two megabytes as a balance or as revert data.
contract BombToken {
    uint256 private constant BYTES = 2_000_000;

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    bool public isRefusing;

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function setRefusing(bool isRefusing_) external {
        isRefusing = isRefusing_;
    }

    function balanceOf(address) external view {
        bool refuses = isRefusing;
        assembly {
            if refuses { revert(0, BYTES) }
            return(0, BYTES)
        }
    }
}
