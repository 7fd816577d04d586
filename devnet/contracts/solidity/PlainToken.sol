// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// An ERC-20 token that follows the standard.
contract PlainToken is StandardToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }
}
