public import Foundation
public import SwiftUI

/// A part of an axis at a value: a grid line, a tick, or a label.
public protocol AxisMark {
  /// Adds the descriptions of what the mark stands for.
  nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements)
}

/// The descriptions of the parts of an axis at a value.
public struct _AxisElements {
  var parts: [AxisElement] = []
  /// The value at which the parts are.
  let value: AxisValue?
  init(at value: AxisValue?) { self.value = value }

  mutating func collect<Mark: AxisMark>(_ mark: Mark, edit: (inout AxisElement) -> Void) {
    let first = parts.count
    Mark._collect(mark, into: &self)
    for index in first..<parts.count { edit(&parts[index]) }
  }
}

/// A grid line, a tick or a label as it was declared.
struct AxisElement {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabelText)
  }
  var kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var label = AxisLabelOptions()
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// What a label shows.
enum AxisLabelText {
  /// The value, as suits the axis.
  case automatic
  /// A text.
  case text(Text)
  /// A view.
  case view(AnyView)
}

/// Where a label stands, and what becomes of it where there is no room.
struct AxisLabelOptions {
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension AxisLabelOptions {
  /// The options with numbers that can be counted with; others are reported, and as if nobody had said them.
  var finite: AxisLabelOptions {
    var options = self
    options.anchor = anchor?.finite("axis label anchor")
    options.horizontalSpacing = horizontalSpacing?.finite("axis label spacing")
    options.verticalSpacing = verticalSpacing?.finite("axis label spacing")
    return options
  }
}

/// A mark with other looks.
private struct EditedAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let edit: (inout AxisElement) -> Void
  nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) { parts.collect(mark.mark, edit: mark.edit) }
}

extension AxisMark {
  /// Paints the marks with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return EditedAxisMark(mark: self) { $0.style = $0.style ?? style }
  }
  /// Sets the font of labels.
  public nonisolated func font(_ font: Font?) -> some AxisMark { EditedAxisMark(mark: self) { $0.font = $0.font ?? font } }
  /// Moves the marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
  /// Moves the marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    EditedAxisMark(mark: self) {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }
}

/// A mark behind its type.
public struct AnyAxisMark: AxisMark {
  private let collect: (inout _AxisElements) -> Void
  /// Hides the type of a mark.
  public init<Mark: AxisMark>(_ mark: Mark) { collect = { Mark._collect(mark, into: &$0) } }
  /// Hides the type of a mark.
  public init<Mark: AxisMark>(erasing mark: Mark) { self.init(mark) }
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) { mark.collect(&parts) }
}

/// Makes the marks in a closure into those of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// A mark.
  public static func buildExpression<T: AxisMark>(_ content: T) -> T { content }
  /// No mark.
  public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
  /// The first mark.
  public static func buildPartialBlock<T: AxisMark>(first: T) -> T { first }
  /// Marks, and one that follows.
  public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> BuilderPair<A, B> {
    BuilderPair(first: accumulated, second: next)
  }
  /// Marks that may be missing.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  /// The marks of a condition that holds.
  public static func buildEither<T: AxisMark, F: AxisMark>(first: T) -> BuilderConditional<T, F> {
    BuilderConditional(storage: .trueContent(first))
  }
  /// The marks of a condition that does not hold.
  public static func buildEither<T: AxisMark, F: AxisMark>(second: F) -> BuilderConditional<T, F> {
    BuilderConditional(storage: .falseContent(second))
  }
  /// Marks that are only there on some systems.
  public static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark { AnyAxisMark(content) }
}

extension BuilderEmpty: AxisMark {
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) {}
}

extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) {
    First._collect(mark.first, into: &parts)
    Second._collect(mark.second, into: &parts)
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) {
    switch mark.storage {
    case .trueContent(let mark): TrueContent._collect(mark, into: &parts)
    case .falseContent(let mark): FalseContent._collect(mark, into: &parts)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) {
    if let mark { Wrapped._collect(mark, into: &parts) }
  }
}
