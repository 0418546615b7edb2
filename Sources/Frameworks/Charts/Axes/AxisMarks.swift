public import Foundation
public import SwiftUI

/// What a chart shows along an axis.
public protocol AxisContent {
  /// Adds the descriptions of what the content stands for.
  nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions)
}

/// The descriptions of the marks of an axis.
public struct _AxisDescriptions {
  var all: [AxisDescription] = []
  init() {}
  init<Content: AxisContent>(of content: Content) { Content._collect(content, into: &self) }
}

/// Marks of an axis as they were declared: at which values, on which side, and what each is.
struct AxisDescription {
  var preset: AxisMarkPreset = .automatic
  var position: AxisMarkPosition = .automatic
  var values: AxisMarkValues = .automatic
  /// The parts at a value; `nil`: those of an axis of which nothing is said.
  var parts: ((AxisValue) -> [AxisElement])?
  /// Whether its marks are painted as one picture.
  var isLayer = false
  /// The lines of an axis whose parts nobody gives.
  var stroke: StrokeStyle?
  /// The labels of an axis whose parts nobody gives.
  var label: ((AxisValue) -> [AxisElement])?
}

/// Marks at values of an axis.
///
/// The content is called for each value and says what is at it; without content there are grid lines, ticks and labels. Values
/// outside of the scale's domain widen it, unless the app sets the domain.
///
///     Chart { BarMark(x: .value("Town", "Kyoto"), y: .value("Rain", 12)) }
///       .chartYAxis {
///         AxisMarks(position: .leading, values: [0, 10, 20]) { value in
///           AxisGridLine()
///           AxisValueLabel { Text("\(value.index)") }
///         }
///       }
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let description: AxisDescription

  public nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {
    marks.all.append(content.description)
  }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, content: @escaping (AxisValue) -> Content
  ) {
    description = AxisDescription(preset: preset, position: position, values: values) { value in
      var parts = _AxisElements(at: value)
      Content._collect(content(value), into: &parts)
      return parts.parts
    }
  }

  /// Marks at values that a rule finds.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values, content: content) }

  /// Marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, AxisMarkValues(values), content: content) }

  /// The same marks at each value that a rule finds.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values) { _ in content() } }

  /// The same marks at each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, AxisMarkValues(values)) { _ in content() } }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Grid lines, ticks and labels at values that a rule finds.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke, label: AxisValueLabel()) }

  /// Grid lines, ticks and labels at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) { self.init(preset, position, AxisMarkValues(values), stroke, label: AxisValueLabel()) }

  /// Grid lines, ticks and labels in a format at values that a rule finds.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, stroke, label: AxisValueLabel(format: format))
  }

  /// Grid lines, ticks and labels in a format at some values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, AxisMarkValues(values), stroke, label: AxisValueLabel(format: format))
  }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    label: AxisValueLabel<Text>
  ) {
    var description = AxisDescription(preset: preset, position: position, values: values)
    description.stroke = stroke
    description.label = { value in
      var parts = _AxisElements(at: value)
      AxisValueLabel._collect(label, into: &parts)
      return parts.parts
    }
    self.description = description
  }
}

/// Axis content behind its type.
public struct AnyAxisContent: AxisContent {
  private let collect: (inout _AxisDescriptions) -> Void
  /// Hides the type of content.
  public init<Content: AxisContent>(_ content: Content) { collect = { Content._collect(content, into: &$0) } }
  /// Hides the type of content.
  public init<Content: AxisContent>(erasing content: Content) { self.init(content) }
  public nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) { content.collect(&marks) }
}

/// Content of an axis with other descriptions.
private struct EditedAxisContent<Content: AxisContent>: AxisContent {
  let content: Content
  let edit: (inout AxisDescription) -> Void

  nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {
    let first = marks.all.count
    Content._collect(content.content, into: &marks)
    for index in first..<marks.all.count { content.edit(&marks.all[index]) }
  }
}

extension AxisContent {
  /// Paints the marks of the axis as one picture, so that blend modes of their styles see only each other.
  public nonisolated func compositingLayer() -> some AxisContent { EditedAxisContent(content: self) { $0.isLayer = true } }
}

/// Makes the content of an axis of what is in a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// A piece of content.
  public static func buildExpression<T: AxisContent>(_ content: T) -> T { content }
  /// No content.
  public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
  /// The first piece of content.
  public static func buildPartialBlock<T: AxisContent>(first: T) -> T { first }
  /// Content, and a piece of it that follows.
  public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> BuilderPair<A, B> {
    BuilderPair(first: accumulated, second: next)
  }
  /// Content that may be missing.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  /// The content of a condition that holds.
  public static func buildEither<T: AxisContent, F: AxisContent>(first: T) -> BuilderConditional<T, F> {
    BuilderConditional(storage: .trueContent(first))
  }
  /// The content of a condition that does not hold.
  public static func buildEither<T: AxisContent, F: AxisContent>(second: F) -> BuilderConditional<T, F> {
    BuilderConditional(storage: .falseContent(second))
  }
  /// Content that is only there on some systems.
  public static func buildLimitedAvailability<T: AxisContent>(_ content: T) -> AnyAxisContent { AnyAxisContent(content) }
}

extension BuilderEmpty: AxisContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {}
}

extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {
    First._collect(content.first, into: &marks)
    Second._collect(content.second, into: &marks)
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collect(content, into: &marks)
    case .falseContent(let content): FalseContent._collect(content, into: &marks)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}
