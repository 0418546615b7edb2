import CoreGraphicsTypes
public import Foundation

/// Where the content of a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved up and to the left, in points; (0, 0) at the beginning, below zero while it is pulled.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
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
    ScrollGeometry(contentOffset: offset, contentSize: contentSize, contentInsets: margins, containerSize: size)
  }
}
