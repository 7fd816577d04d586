// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {Ledger} from "./Ledger.sol";
import {PlainToken} from "./PlainToken.sol";

/// Burns one share of what a pool sends, and another of what a pool receives. An account can have
/// a share of its own for both. It can refuse sales.
contract TaxedToken is PlainToken {
    address public pool;
    uint256 public buyBps;
    uint256 public sellBps;
    bool public isRefusing;
    mapping(address => bool) public hasOwnTax;
    mapping(address => uint256) public ownBps;

    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function setTaxes(address pool_, uint256 buyBps_, uint256 sellBps_) external {
        pool = pool_;
        buyBps = buyBps_;
        sellBps = sellBps_;
    }

    function setOwnTax(address account, uint256 bps) external {
        hasOwnTax[account] = true;
        ownBps[account] = bps;
    }

    function setRefusing(address pool_, bool isRefusing_) external {
        pool = pool_;
        isRefusing = isRefusing_;
    }

    function _move(address from, address to, uint256 amount) internal override(Ledger) {
        require(!isRefusing || to != pool, "sales are closed");
        uint256 rate = from == pool ? buyBps : to == pool ? sellBps : 0;
        address account = from == pool ? to : from;
        if ((from == pool || to == pool) && hasOwnTax[account]) rate = ownBps[account];
        uint256 fee = amount * rate / 10000;
        super._move(from, to, amount);
        balanceOf[to] -= fee;
        totalSupply -= fee;
        emit Transfer(to, address(0), fee);
    }
}
