import CoreGraphicsTypes
public import Foundation

/// Where the content of a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the scroll view's corner lies in the content, in points.
  ///
  /// Content with margins begins at minus the top and the leading margin; pulled content lies before that.
  public var contentOffset: CGPoint
  /// The size of the content without its margins, in points.
  public var contentSize: CGSize
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Describes a scroll view by hand, as for a test.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that lies in the scroll view, margins included, in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that shows, in the content's coordinates.
  public var visibleRect: CGRect { bounds }
}

extension ScrollNode {
  var geometry: ScrollGeometry {
    let margins = margins
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.leading - margins.trailing,
        height: contentSize.height - margins.top - margins.bottom),
      contentInsets: margins, containerSize: size)
  }
}
