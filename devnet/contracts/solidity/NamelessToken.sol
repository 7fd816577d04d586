// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// Has no name and no symbol.
contract NamelessToken is StandardToken {
    uint8 public immutable decimals;

    constructor(uint8 decimals_) {
        decimals = decimals_;
    }
}
