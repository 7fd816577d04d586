// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {Ledger} from "./Ledger.sol";
import {PlainToken} from "./PlainToken.sol";

/// Rejects transfers and approvals while paused, and transfers from or to blocked accounts. It can
/// reject what others send for an account that has code.
contract PausableToken is PlainToken {
    bool public paused;
    mapping(address account => bool) public isBlocked;
    bool public refusesCode;

    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function setPaused(bool paused_) external {
        paused = paused_;
    }

    function setRefusesCode(bool refusesCode_) external {
        refusesCode = refusesCode_;
    }

    function setBlocked(address account, bool blocked) external {
        isBlocked[account] = blocked;
    }

    function _approve(address owner, address spender, uint256 amount) internal override(Ledger) {
        require(!paused, "token approval while paused");
        super._approve(owner, spender, amount);
    }

    function _move(address from, address to, uint256 amount) internal override(Ledger) {
        require(!paused, "token transfer while paused");
        require(!isBlocked[from] && !isBlocked[to], "account is blocked");
        require(!refusesCode || from == msg.sender || from.code.length == 0, "account has code");
        super._move(from, to, amount);
    }
}
