// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {Ledger} from "./Ledger.sol";

/// The three writes of ERC-20. Each returns true or reverts.
abstract contract StandardToken is Ledger {
    function approve(address spender, uint256 amount) external virtual returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _spend(from, amount);
        _move(from, to, amount);
        return true;
    }
}
