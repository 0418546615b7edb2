public import Foundation
public import SwiftUICore

/// The time that is left, or that has passed, below a bar over a stretch of time.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    (self.interval, self.countsDown) = (interval, countsDown)
  }

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the time that passes, with a label; below it stands the time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a view of the time that passes; below it stands the time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}
