// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// Returns its name and symbol as bytes32, like tokens older than the standard.
contract Bytes32Token is StandardToken {
    bytes32 public immutable name;
    bytes32 public immutable symbol;
    uint8 public immutable decimals;

    constructor(bytes32 name_, bytes32 symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }
}
