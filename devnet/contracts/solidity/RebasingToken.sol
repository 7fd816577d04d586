// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {PlainToken} from "./PlainToken.sol";

/// Its balances change without a transfer, like those of a token that follows another price.
contract RebasingToken is PlainToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function rebase(address owner, uint256 balance) external {
        totalSupply = totalSupply - balanceOf[owner] + balance;
        balanceOf[owner] = balance;
    }
}
