// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// The balances and allowances that all practice tokens share.
abstract contract Ledger {
    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    /// Anyone may mint: a practice token has no value.
    function mint(address to, uint256 amount) public {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function burnFrom(address owner, uint256 amount) external {
        _spend(owner, amount);
        require(balanceOf[owner] >= amount, "burn amount exceeds balance");
        balanceOf[owner] -= amount;
        totalSupply -= amount;
        emit Transfer(owner, address(0), amount);
    }

    function _approve(address owner, address spender, uint256 amount) internal virtual {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _move(address from, address to, uint256 amount) internal virtual {
        require(balanceOf[from] >= amount, "transfer amount exceeds balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _spend(address owner, uint256 amount) internal {
        uint256 allowed = allowance[owner][msg.sender];
        require(allowed >= amount, "transfer amount exceeds allowance");
        if (allowed != type(uint256).max) allowance[owner][msg.sender] = allowed - amount;
    }
}
