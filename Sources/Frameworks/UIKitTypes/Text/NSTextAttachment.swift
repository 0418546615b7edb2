public import Foundation
import SwiftUICore

// Safe: attachments are made and read on one thread, as UIKit's are.
/// A picture in a line of text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that an attachment stands for.
  public static let character = 0xFFFC
  /// The picture.
  open var image: UIImage?
  /// How large the picture is in the line, in points, and how far its lower edge is above the baseline; with no size it is as large
  /// as the picture, on the baseline.
  open var bounds = CGRect.zero
  /// The bytes of the picture's file.
  open var contents: Data?
  /// The type of the bytes, such as "public.png".
  open var fileType: String?

  /// An attachment of the bytes of a file; bytes that are no picture take no room.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// An attachment without a picture.
  public override convenience init() { self.init(data: nil, ofType: nil) }
  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture, however it was given.
  private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The picture, or the room for it, as a part of a text.
  func text(isShown: Bool = true) -> Text? {
    guard let picture else { return nil }
    let size = bounds.size == .zero ? picture.size : bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let shown = !isShown ? UIImage.blank(size) : size == picture.size ? picture : picture.redrawn(in: size)
    return shown.map { Text($0.image).baselineOffset(bounds.minY) }
  }
}

extension NSAttributedString {
  /// A character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
