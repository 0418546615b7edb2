import CoreGraphicsTypes
public import Foundation

/// Where the content of a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the corner of what shows lies in the content, in points.
  ///
  /// Content with insets begins at minus the top and the leading one; pulled content lies before that.
  public var contentOffset: CGPoint
  /// The size of the content without its margins, in points.
  public var contentSize: CGSize
  /// The margins around the content, and what bars and the device's shape cover of it at its beginning and end, in points.
  public var contentInsets: EdgeInsets
  /// The size of what shows, below bars too, in points.
  public var containerSize: CGSize

  /// Describes a scroll view by hand, as for a test.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that lies in the scroll view, insets included, in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that shows, in the content's coordinates.
  public var visibleRect: CGRect { bounds }
}

extension ScrollNode {
  var geometry: ScrollGeometry {
    let margins = margins
    let covered = growth.logical(isRightToLeft: isRightToLeft)
    let insets = EdgeInsets(
      top: margins.top + covered.top, leading: margins.leading + covered.leading, bottom: margins.bottom + covered.bottom,
      trailing: margins.trailing + covered.trailing)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(
        width: contentSize.width - margins.leading - margins.trailing,
        height: contentSize.height - margins.top - margins.bottom),
      contentInsets: insets,
      containerSize: CGSize(
        width: size.width + covered.leading + covered.trailing, height: size.height + covered.top + covered.bottom))
  }
}
