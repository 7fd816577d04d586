// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {Ledger} from "./Ledger.sol";
import {PlainToken} from "./PlainToken.sol";

/// Burns one percent of every transfer, so that less arrives than was sent.
contract FeeOnTransferToken is PlainToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function _move(address from, address to, uint256 amount) internal override(Ledger) {
        uint256 fee = amount / 100;
        super._move(from, to, amount);
        balanceOf[to] -= fee;
        totalSupply -= fee;
        emit Transfer(to, address(0), fee);
    }
}
