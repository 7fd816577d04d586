// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {PlainToken} from "./PlainToken.sol";

interface IBurnable {
    function burnFrom(address owner, uint256 amount) external;
}

/// A token of a bridge. It is given for older tokens, which are burned, one smallest unit for another.
contract BridgeToken is PlainToken {
    /// How much of an older token it still takes.
    mapping(address oldToken => uint256) public swapSupply;

    event Swap(address token, uint256 amount);

    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    /// Anyone may add: a practice token has no value.
    function addSwapToken(address oldToken, uint256 supplyIncrement) external {
        swapSupply[oldToken] += supplyIncrement;
    }

    function swap(address token, uint256 amount) external {
        require(token.code.length > 0, "Token is not a contract.");
        require(amount <= swapSupply[token], "Swap amount is more than supply.");
        swapSupply[token] -= amount;
        IBurnable(token).burnFrom(msg.sender, amount);
        mint(msg.sender, amount);
        emit Swap(token, amount);
    }
}
