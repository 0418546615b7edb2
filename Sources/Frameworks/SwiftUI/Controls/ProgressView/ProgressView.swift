public import Foundation
public import SwiftUICore

/// How far something has come: a bar where that is known, a spinner where it is not.
///
/// A value of `nil` makes the spinner. One below 0 or above the total, or a total that is not above 0, is reported and shows as
/// nothing or all.
///
///     ProgressView("Loading", value: 30, total: 100)
///
/// - Complexity: Of a stretch of time, or of a `Progress`, the view evaluates itself as time passes, up to 60 times and 10 times
///   a second.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private enum Source {
    case fraction(Double?)
    case interval(ClosedRange<Date>, countsDown: Bool)
    case progress(Progress)
  }
  private let source: Source
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @ControlStyle<ProgressViewStyleConfiguration> private var style

  private nonisolated init(_ source: Source, label: Label, currentValueLabel: CurrentValueLabel) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    switch source {
    case .fraction(let fraction): styled(fraction)
    case .interval(let interval, let countsDown):
      TimelineView(IntervalSchedule(interval: interval)) { context in
        styled(interval.fraction(at: context.date, countsDown: countsDown))
      }
    case .progress(let progress):
      TimelineView(ProgressSchedule(progress: progress)) { _ in
        styled(progress.isIndeterminate ? nil : progress.fractionCompleted.asFraction)
      }
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    style.body(
      of: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : ProgressViewStyleConfiguration.Label(content: style.part(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: style.part(currentValueLabel)))
    )
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(verbatim: fraction?.percent ?? ""))
  }

  /// The fraction that a value is of a total; said once where it is none.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    guard total > 0, fraction >= 0, fraction <= 1 else {
      Diagnostics.report("ProgressView(value: \(value), total: \(total)): the value is to lie between 0 and the total")
      return fraction > 1 && total > 0 ? 1 : 0
    }
    return fraction
  }
}

/// The dates at which a bar over a stretch of time is made anew.
private struct IntervalSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  /// A sixtieth of a second, or so that a bar of a screen's width moves by a third of a point.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let step = max(length / 1000, 1.0 / 60)
    let end = interval.upperBound
    let dates = sequence(first: startDate) { date in
      date >= end ? nil : date < interval.lowerBound ? interval.lowerBound : min(date.addingTimeInterval(step), end)
    }
    return AnySequence(dates)
  }
}

/// Ten times a second until all is done.
private struct ProgressSchedule: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let progress = progress
    return AnySequence(sequence(first: startDate) { progress.isFinished ? nil : $0.addingTimeInterval(0.1) })
  }
}

extension ClosedRange<Date> {
  fileprivate func fraction(at date: Date, countsDown: Bool) -> Double {
    let part = (date.timeIntervalSince(lowerBound) / upperBound.timeIntervalSince(lowerBound)).asFraction
    let passed = date >= upperBound ? 1 : date <= lowerBound ? 0 : part
    return countsDown ? 1 - passed : passed
  }
}

// MARK: - Without a known end

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something whose end is not known.
  public nonisolated init() where Label == EmptyView {
    self.init(.fraction(nil), label: EmptyView(), currentValueLabel: EmptyView())
  }
  /// Creates a view of something whose end is not known, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label: label(), currentValueLabel: EmptyView())
  }
  /// Creates a view of something whose end is not known, with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: EmptyView())
  }
  /// Creates a view of something whose end is not known, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), label: Text(title), currentValueLabel: EmptyView())
  }
}

// MARK: - Of a value

extension ProgressView {
  /// Creates a view of a value on its way from 0 to a total; `nil`: it is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, of: total)), label: EmptyView(), currentValueLabel: EmptyView())
  }
  /// Creates a view of a value on its way from 0 to a total, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, of: total)), label: label(), currentValueLabel: EmptyView())
  }
  /// Creates a view of a value on its way from 0 to a total, with a label and another one that tells the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.fraction(Self.fraction(value, of: total)), label: label(), currentValueLabel: currentValueLabel())
  }
  /// Creates a view of a value on its way from 0 to a total, with a title of the app's string tables.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, of: total)), label: Text(titleKey), currentValueLabel: EmptyView())
  }
  /// Creates a view of a value on its way from 0 to a total, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, of: total)), label: Text(title), currentValueLabel: EmptyView())
  }
  /// Creates a view of what Foundation counts.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

// MARK: - Of a stretch of time

extension ProgressView {
  /// Creates a view of the time that passes, with a label and another one that tells the time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .fraction(configuration.fractionCompleted), label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
