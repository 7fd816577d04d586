// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {Ledger} from "./Ledger.sol";
import {PlainToken} from "./PlainToken.sol";

/// Rejects transfers and approvals while paused, and transfers from or to blocked accounts.
contract PausableToken is PlainToken {
    bool public paused;
    mapping(address account => bool) public isBlocked;

    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function setPaused(bool paused_) external {
        paused = paused_;
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
        super._move(from, to, amount);
    }
}
