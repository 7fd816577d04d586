// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// A rewarder of MiniChef that reverts: always, or only when a reward is paid.
contract RevertingRewarder {
    bool private immutable onlyRewards;

    constructor(bool onlyRewards_) {
        onlyRewards = onlyRewards_;
    }

    function onReward(uint256, address, address, uint256 rewardAmount, uint256) external view {
        require(onlyRewards && rewardAmount == 0, "Rewarder: out of service");
    }
}
