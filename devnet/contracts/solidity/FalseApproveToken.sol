// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {PlainToken} from "./PlainToken.sol";

/// Returns false for every approval, and approves nothing.
contract FalseApproveToken is PlainToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        PlainToken(name_, symbol_, decimals_)
    {}

    function approve(address, uint256) external pure override returns (bool) {
        return false;
    }
}
