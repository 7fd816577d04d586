// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

interface IRewardToken {
    function transfer(address to, uint256 amount) external returns (bool);

    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// A rewarder of one pool of MiniChef that pays several tokens, each at a rate of its own. It pays
/// what it owes only if MiniChef pays a reward at the same time. Otherwise it keeps that as a credit,
/// which the account claims here.
contract SuperRewarder {
    struct RewardInfo {
        IRewardToken reward;
        uint256 rewardRatePerSecond;
        uint176 accRewardPerShare;
        uint40 beginning;
        uint40 expiration;
    }

    struct Balance {
        uint256 credits;
        uint256 debts;
    }

    uint256 private constant PRECISION = 1e18;

    address private immutable chef;
    uint256 private immutable poolId;
    RewardInfo[] private infos;
    uint256 private updatedAt;
    uint256 private totalStaked;

    mapping(address => uint256) public userAmounts;
    mapping(address => mapping(uint256 => Balance)) private balances;

    constructor(address chef_, uint256 poolId_) {
        chef = chef_;
        poolId = poolId_;
    }

    function addReward(address reward, uint256 amount, uint40 beginning, uint40 expiration) external {
        update();
        uint256 rate = amount / (expiration - beginning);
        infos.push(RewardInfo(IRewardToken(reward), rate, 0, beginning, expiration));
        require(IRewardToken(reward).transferFrom(msg.sender, address(this), amount), "Not funded");
    }

    function onReward(uint256 pid, address user, address recipient, uint256 rewardAmount, uint256 newLpAmount)
        external
    {
        require(msg.sender == chef, "Only Chef allowed");
        require(pid == poolId, "PID mismatch");
        update();
        uint256 staked = userAmounts[user];
        for (uint256 id; id < infos.length; ++id) {
            RewardInfo storage info = infos[id];
            Balance storage balance = balances[user][id];
            if (staked > 0) {
                uint256 owed = owedTo(user, id, info.accRewardPerShare);
                balance.credits = rewardAmount > 0 ? 0 : owed;
                if (rewardAmount > 0) require(info.reward.transfer(recipient, owed), "Not paid");
            }
            balance.debts = newLpAmount * info.accRewardPerShare / PRECISION;
        }
        totalStaked = totalStaked - staked + newLpAmount;
        userAmounts[user] = newLpAmount;
    }

    function forceClaimRewards(uint256[] calldata rewardIds, address to) external {
        update();
        for (uint256 index; index < rewardIds.length; ++index) {
            uint256 id = rewardIds[index];
            RewardInfo storage info = infos[id];
            Balance storage balance = balances[msg.sender][id];
            uint256 owed = owedTo(msg.sender, id, info.accRewardPerShare);
            balance.debts = userAmounts[msg.sender] * info.accRewardPerShare / PRECISION;
            if (owed == 0) continue;
            balance.credits = 0;
            require(info.reward.transfer(to, owed), "Not paid");
        }
    }

    function getRewardInfos() external view returns (RewardInfo[] memory) {
        return infos;
    }

    function pendingTokens(uint256, address user, uint256)
        external
        view
        returns (address[] memory tokens, uint256[] memory amounts)
    {
        tokens = new address[](infos.length);
        amounts = new uint256[](infos.length);
        for (uint256 id; id < infos.length; ++id) {
            tokens[id] = address(infos[id].reward);
            amounts[id] = owedTo(user, id, shareNow(infos[id]));
        }
    }

    function owedTo(address user, uint256 id, uint256 perShare) private view returns (uint256) {
        Balance storage balance = balances[user][id];
        return balance.credits + userAmounts[user] * perShare / PRECISION - balance.debts;
    }

    /// While nobody has a stake, no time passes.
    function update() private {
        if (totalStaked == 0) return;
        for (uint256 id; id < infos.length; ++id) infos[id].accRewardPerShare = uint176(shareNow(infos[id]));
        updatedAt = block.timestamp;
    }

    function shareNow(RewardInfo storage info) private view returns (uint256) {
        uint256 from = updatedAt > info.beginning ? updatedAt : info.beginning;
        uint256 to = block.timestamp < info.expiration ? block.timestamp : info.expiration;
        if (totalStaked == 0 || to <= from) return info.accRewardPerShare;
        return info.accRewardPerShare + (to - from) * info.rewardRatePerSecond * PRECISION / totalStaked;
    }
}
