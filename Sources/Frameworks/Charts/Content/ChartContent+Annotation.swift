public import Foundation
public import SwiftUI

extension ChartContent {
  /// Shows a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, .automatic) { _ in content() }
  }

  /// Shows a view beside each mark, which may ask how large the mark is.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, .automatic, content)
  }

  /// Shows a view beside each mark, and says what becomes of it where there is no room.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution) { _ in content() }
  }

  /// Shows a view beside each mark, which may ask how large the mark is, and says what becomes of it where there is no room.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution, content)
  }

  private nonisolated func annotating<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
    _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: { AnyView(content($0)) })
    return editing { $0.style.annotations.append(annotation) }
  }
}

/// Where a view stands beside a mark, a legend or a title beside a chart.
public struct AnnotationPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }

  /// Where there is room for it.
  public static let automatic = AnnotationPosition(.automatic)
  /// Over the middle.
  public static let overlay = AnnotationPosition(.overlay)
  /// Above.
  public static let top = AnnotationPosition(.top)
  /// Below.
  public static let bottom = AnnotationPosition(.bottom)
  /// Before.
  public static let leading = AnnotationPosition(.leading)
  /// Behind.
  public static let trailing = AnnotationPosition(.trailing)
  /// Above and before.
  public static let topLeading = AnnotationPosition(.topLeading)
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(.topTrailing)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}

/// What a view beside a mark may know.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What becomes of a view beside a mark that has no room.
public struct AnnotationOverflowResolution: Sendable {
  /// Inside what the view has to be.
  public struct Boundary: Hashable, Sendable {
    let kind: Int
    /// The chart.
    public static var automatic: Boundary { .init(kind: 0) }
    /// The plot.
    public static var plot: Boundary { .init(kind: 1) }
    /// The chart, with its axes.
    public static var chart: Boundary { .init(kind: 2) }
  }
  /// What is done along an axis.
  public struct Strategy: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      case automatic, padScale, disabled
      case fit(Boundary)
    }
    let storage: Storage
    /// What suits: the scale of numbers gets room upwards, else the view is moved.
    public static var automatic: Strategy { .init(storage: .automatic) }
    /// The view is moved into the chart.
    public static var fit: Strategy { .init(storage: .fit(.automatic)) }
    /// The view is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { .init(storage: .fit(boundary)) }
    /// The scale gets room.
    public static var padScale: Strategy { .init(storage: .padScale) }
    /// The view stays where it is.
    public static var disabled: Strategy { .init(storage: .disabled) }
  }
  let x: Strategy
  let y: Strategy
  /// What suits.
  public static var automatic: AnnotationOverflowResolution { .init() }
  /// Says what is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
