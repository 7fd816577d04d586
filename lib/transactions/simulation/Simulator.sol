// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// Simulates an account's calls and reports the changes of balances. It is never deployed: an
/// eth_call overrides the account's code with it. It must not use storage.
contract Simulator {
    struct Call {
        address target;
        uint256 value;
        bytes data;
        /// Whether the next call is made even if this one fails.
        bool mayFail;
    }

    struct Holding {
        address owner;
        /// The zero address stands for the native coin.
        address token;
    }

    enum Status {
        NotMade,
        Succeeded,
        Reverted,
        Unaffordable
    }

    struct CallResult {
        Status status;
        uint256 gas;
        bytes data;
    }

    struct Balance {
        bool isKnown;
        uint256 amount;
    }

    struct Report {
        /// Proves that this code ran with this call data.
        bytes32 digest;
        uint256 blockNumber;
        CallResult[] calls;
        Balance[] before;
        Balance[] afterwards;
    }

    /// Without a limit, a token's balanceOf could use all the gas and end the whole simulation.
    uint256 private constant BALANCE_GAS = 1_000_000;
    /// More returned data than this is cut off.
    uint256 private constant MAX_DATA = 4096;

    receive() external payable {}

    /// An account without code accepts every call.
    fallback() external payable {}

    function simulate(Call[] calldata calls, Holding[] calldata holdings)
        external
        payable
        returns (Report memory report)
    {
        // A contract that calls the account gets an empty answer, as from an account without code.
        if (msg.sender != address(this)) {
            assembly {
                return(0, 0)
            }
        }
        report.digest = keccak256(msg.data);
        report.blockNumber = block.number;
        report.before = _balancesUnnoticed(holdings);
        report.calls = new CallResult[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            CallResult memory result = _make(calls[i]);
            report.calls[i] = result;
            if (result.status != Status.Succeeded && !calls[i].mayFail) break;
        }
        report.afterwards = _balances(holdings);
    }

    /// For the simulator itself: reverts with the balances, encoded.
    function revertWithBalances(Holding[] calldata holdings) external payable {
        if (msg.sender != address(this)) return;
        bytes memory encoded = abi.encode(_balances(holdings));
        assembly {
            revert(add(encoded, 32), mload(encoded))
        }
    }

    /// The revert makes the contracts and slots that it read cold again, so that the calls use as
    /// much gas as without the reads.
    function _balancesUnnoticed(Holding[] calldata holdings) private returns (Balance[] memory) {
        (, bytes memory encoded) =
            address(this).call(abi.encodeCall(this.revertWithBalances, (holdings)));
        return abi.decode(encoded, (Balance[]));
    }

    function _make(Call calldata made) private returns (CallResult memory result) {
        if (made.value > address(this).balance) {
            result.status = Status.Unaffordable;
            return result;
        }
        address target = made.target;
        uint256 value = made.value;
        bytes memory input = made.data;
        bool isDone;
        uint256 size;
        // A call that burns all its gas must leave enough to report it.
        uint256 callGas = (gasleft() / 4) * 3;
        uint256 gasBefore = gasleft();
        assembly {
            isDone := call(callGas, target, value, add(input, 32), mload(input), 0, 0)
            size := returndatasize()
        }
        result.gas = gasBefore - gasleft();
        result.status = isDone ? Status.Succeeded : Status.Reverted;
        if (size > MAX_DATA) size = MAX_DATA;
        bytes memory data = new bytes(size);
        assembly {
            returndatacopy(add(data, 32), 0, size)
        }
        result.data = data;
    }

    function _balances(Holding[] calldata holdings) private view returns (Balance[] memory found) {
        found = new Balance[](holdings.length);
        for (uint256 i = 0; i < holdings.length; i++) {
            Holding calldata holding = holdings[i];
            found[i] = holding.token == address(0)
                ? Balance(true, holding.owner.balance)
                : _tokenBalance(holding);
        }
    }

    function _tokenBalance(Holding calldata holding) private view returns (Balance memory found) {
        bytes memory input = abi.encodeWithSignature("balanceOf(address)", holding.owner);
        address token = holding.token;
        // The token does not exist yet, such as that of a pool that a call creates.
        if (token.code.length == 0) return Balance(true, 0);
        bool isKnown;
        uint256 amount;
        assembly {
            isKnown := staticcall(BALANCE_GAS, token, add(input, 32), mload(input), 0, 32)
            isKnown := and(isKnown, gt(returndatasize(), 31))
            amount := mload(0)
        }
        found.isKnown = isKnown;
        if (isKnown) found.amount = amount;
    }
}
