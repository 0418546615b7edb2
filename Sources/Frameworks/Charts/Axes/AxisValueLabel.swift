public import Foundation
public import SwiftUI

/// A label at a value of an axis.
///
/// Without a text of its own it writes the value as suits the axis. A format that does not fit the type of the value leaves that
/// as it would be without one.
///
///     AxisMarks { _ in AxisValueLabel(format: Decimal.FormatStyle.Percent(), centered: true) }
public struct AxisValueLabel<Content: View>: AxisMark {
  private let make: (AxisValue?) -> AxisLabelText
  private let isCentered: Bool?
  private let options: AxisLabelOptions

  private init(_ isCentered: Bool?, _ options: AxisLabelOptions, make: @escaping (AxisValue?) -> AxisLabelText) {
    (self.isCentered, self.options, self.make) = (isCentered, options.finite, make)
  }

  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) {
    parts.parts.append(
      AxisElement(kind: .label(mark.make(parts.value)), isCentered: mark.isCentered, label: mark.options))
  }

  /// A view as a label.
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's band, or of the way to the next value.
  ///   - anchor: The point of the label that is put at the value.
  ///   - multiLabelAlignment: How the lines of several labels are aligned.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Whether marks make room for labels inside the plot.
  ///   - orientation: Which way it is written.
  ///   - horizontalSpacing: The distance across, in points.
  ///   - verticalSpacing: The distance down, in points.
  ///   - content: The view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = AxisLabelText(content())
    let options = AxisLabelOptions(
      anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.init(centered, options) { _ in label }
  }
}

extension AxisValueLabel where Content == Text {
  /// The value, as suits the axis.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let options = AxisLabelOptions(
      anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.init(centered, options) { _ in .automatic }
  }

  /// The value, as a format writes it.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let options = AxisLabelOptions(
      anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.init(centered, options) { value in
      guard let value, let input = value.as(Format.FormatInput.self) else { return .automatic }
      return .text(Text(verbatim: format.following(value.locale).format(input)))
    }
  }

  /// A text that is looked up in the app's tables.
  public init(
    _ labelKey: LocalizedStringKey,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let options = AxisLabelOptions(
      anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.init(centered, options) { _ in .text(Text(labelKey)) }
  }

  /// A text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let options = AxisLabelOptions(
      anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.init(centered, options) { _ in .text(Text(label)) }
  }
}

extension AxisLabelText {
  /// A view; one that is nothing but a text is painted as one.
  init(_ view: some View) {
    if let text = Self.text(in: view) { self = .text(text) } else { self = .view(AnyView(view)) }
  }

  private static func text(in view: Any) -> Text? {
    if let text = view as? Text { return text }
    guard let optional = view as? any OptionalText else { return nil }
    return optional.text
  }
}

/// What may be a text.
private protocol OptionalText { var text: Text? { get } }
extension Optional: OptionalText {
  fileprivate var text: Text? { self as? Text }
}

/// What becomes of labels that would lie over each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, truncate, disabled
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }

  /// What suits: labels of categories are shortened, others left out.
  public static var automatic: AxisValueLabelCollisionResolution { .init(.automatic) }
  /// A label that lies over one before it is left out.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// A label that lies over one of a higher priority, or of one before it, or nearer than a distance, is left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    .init(.greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
  /// Labels are shortened.
  public static var truncate: AxisValueLabelCollisionResolution { .init(.truncate) }
  /// Labels show wherever they lie.
  public static var disabled: AxisValueLabelCollisionResolution { .init(.disabled) }
}

/// Which way a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }

  /// As suits the axis.
  public static var automatic: AxisValueLabelOrientation { .init(.automatic) }
  /// Level.
  public static var horizontal: AxisValueLabelOrientation { .init(.horizontal) }
  /// Downwards, turned by a quarter.
  public static var vertical: AxisValueLabelOrientation { .init(.vertical) }
  /// Upwards, turned by a quarter the other way.
  public static var verticalReversed: AxisValueLabelOrientation { .init(.verticalReversed) }
}
