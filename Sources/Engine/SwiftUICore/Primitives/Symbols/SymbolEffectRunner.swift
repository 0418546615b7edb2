import Foundation

/// The effects that run on one symbol for a while.
struct SymbolEffectRunner {
  private struct Run {
    /// The place of its request.
    var index: Int
    var configuration: SymbolEffectConfiguration
    var start: TimeInterval
    var options: SymbolEffectOptions
    /// `nil`: on and on.
    var turns: Int?

    /// The turn at a time, and how much of it is over; a turn ends with its rest.
    func turn(at time: TimeInterval, of parts: SymbolParts) -> (number: Double, fraction: Double) {
      let length = configuration.duration(of: parts) / options.rate
      let past = max(time - start, 0)
      let number = (past / (length + options.delay)).rounded(.down)
      return (number, min((past - number * (length + options.delay)) / length, 1))
    }

    /// When the rest between two turns ends that it has at a time; `nil` in a turn.
    func restEnd(at time: TimeInterval, of parts: SymbolParts) -> TimeInterval? {
      let turn = turn(at: time, of: parts)
      guard options.delay > 0, turn.fraction >= 1 else { return nil }
      let end = start + (turn.number + 1) * (configuration.duration(of: parts) / options.rate + options.delay)
      // What is due is not waited for, whatever the last digits are.
      return end > time + 1e-6 ? end : nil
    }

    func isOver(at time: TimeInterval, of parts: SymbolParts) -> Bool {
      guard let turns else { return false }
      let length = configuration.duration(of: parts) / options.rate
      return time - start >= Double(turns) * (length + options.delay) - options.delay
    }
  }
  private var requests: [SymbolEffectRequest]?
  private var runs: [Run] = []
  /// The requests whose effects began because they are active.
  private var active: Set<Int> = []
  /// The parts of the symbol.
  private var parts = SymbolParts([])

  var isRunning: Bool { !runs.isEmpty }
  /// Whether it was told what is asked for.
  var hasRequests: Bool { requests != nil }

  /// Takes over what is asked for, and begins what that starts.
  ///
  /// Where people want less motion, no effect runs that makes something move.
  mutating func setRequests(_ new: [SymbolEffectRequest], parts: SymbolParts, reducesMotion: Bool, at time: TimeInterval) {
    let old = requests
    (requests, self.parts) = (new, parts)
    let before = { (index: Int) in
      old.flatMap { index < $0.count && $0[index].configuration == new[index].configuration ? $0[index] : nil }
    }
    let canRun = new.map { $0.configuration.duration(of: parts) > 0 && !(reducesMotion && $0.configuration.isMotion) }
    let goesOn = { (index: Int) in index < new.count && canRun[index] && before(index) != nil }
    runs.removeAll { !goesOn($0.index) }
    active = active.filter(goesOn)
    for (index, request) in new.enumerated() where canRun[index] && !request.configuration.isLasting {
      switch request.trigger {
      case .active(let isActive): setActive(isActive, request, index, at: time)
      case .value(let value):
        if let before = before(index), case .value(let last) = before.trigger, !value.isSame(as: last) {
          begin(request, index, turns: request.options.count(isIndefinite: false), at: time)
        }
      }
    }
  }

  private mutating func setActive(_ isActive: Bool, _ request: SymbolEffectRequest, _ index: Int, at time: TimeInterval) {
    let position = runs.firstIndex { $0.index == index }
    if isActive {
      guard active.insert(index).inserted else { return }
      let turns = request.options.count(isIndefinite: true)
      if let position, turns == nil {
        runs[position].turns = nil
      } else {
        begin(request, index, turns: turns, at: time)
      }
    } else if active.remove(index) != nil, let position {
      // It ends with the turn that it is in.
      runs[position].turns = Int(clamping: runs[position].turn(at: time, of: parts).number + 1)
    }
  }

  private mutating func begin(_ request: SymbolEffectRequest, _ index: Int, turns: Int?, at time: TimeInterval) {
    runs.removeAll { $0.index == index }
    runs.append(Run(index: index, configuration: request.configuration, start: time, options: request.options, turns: turns))
  }

  /// When the first one moves again, where all that run rest at a time; `nil`: one moves, or none runs.
  func restEnd(at time: TimeInterval) -> TimeInterval? {
    let ends = runs.map { $0.restEnd(at: time, of: parts) }
    return ends.contains(nil) ? nil : ends.compactMap { $0 }.min()
  }

  /// Whether one that runs ends by itself.
  var hasEnd: Bool { runs.contains { $0.turns != nil } }

  /// Ends what is over by a time.
  mutating func finish(at time: TimeInterval) { runs.removeAll { $0.isOver(at: time, of: parts) } }

  /// How the symbol is drawn at a time.
  func moment(at time: TimeInterval, isRightToLeft: Bool) -> SymbolMoment {
    var moment = SymbolMoment()
    for run in runs where !run.isOver(at: time, of: parts) {
      let fraction = run.turn(at: time, of: parts).fraction
      run.configuration.add(to: &moment, at: fraction, of: parts, isRightToLeft: isRightToLeft)
    }
    return moment
  }
}

extension Equatable {
  fileprivate func isSame(as other: any Equatable) -> Bool { other as? Self == self }
}
