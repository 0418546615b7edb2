package import CoreGraphicsTypes
package import Foundation

/// Makes pixels and files of display lists that no window shows.
package protocol PictureMaker: AnyObject {
  /// The pixels of a list at its scale, transparent where it paints nothing; with `isOpaque`, black there.
  func image(of list: DisplayList, isOpaque: Bool) throws(PictureError) -> CGImage
  /// A PDF document with a page for each list, as large as the list in points.
  func pdf(of pages: [DisplayList], _ information: DocumentInformation) throws(PictureError) -> Data
  /// An SVG document, a pixel of CSS for each point.
  func svg(of list: DisplayList) throws(PictureError) -> Data
}

/// What a document says of itself.
package struct DocumentInformation: Equatable, Sendable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  /// The program with which it was made.
  package var creator: String?
  /// When it was made; `nil` leaves it out, so that the same pages give the same bytes.
  package var date: Date?
  package init() {}
}

/// Why a picture or a file of it cannot be made.
package struct PictureError: Error, CustomStringConvertible, Equatable {
  package let description: String
  package init(_ description: String) { self.description = description }
}
