// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {PlainToken} from "./PlainToken.sol";

/// Balances change without a transfer, as those of a token do that follows some other price.
contract RebasingToken is PlainToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function rebase(address owner, uint256 balance) external {
        totalSupply = totalSupply - balanceOf[owner] + balance;
        balanceOf[owner] = balance;
    }
}
