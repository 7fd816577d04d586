// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// Reports more decimals than fit into a byte.
contract WildDecimalsToken is StandardToken {
    string public name;
    string public symbol;
    uint256 public constant decimals = type(uint256).max;

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }
}
