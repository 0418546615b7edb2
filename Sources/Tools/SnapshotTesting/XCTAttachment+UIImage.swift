public import SwiftUI

extension XCTAttachment {
  /// Attaches a picture.
  public convenience init(image: UIImage) {
    self.init(data: image.snapshotPNG, uniformTypeIdentifier: "public.png")
  }
}
