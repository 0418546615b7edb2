import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes
import UniformTypeIdentifiers

/// Lets the person choose a picture: a file, by the desktop's dialog.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures are taken from.
  public enum SourceType: Int, Sendable {
    /// From the person's pictures.
    case photoLibrary
    /// From a camera, of which there are none here.
    case camera
    /// From the newest of the person's pictures.
    case savedPhotosAlbum
  }
  /// What is known of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name as it is stored.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type, as text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person cut it, which nobody can here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture lies, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film lies, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Where the picture is taken from.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if sourceType == .camera {
        Diagnostics.report(
          "UIImagePickerController: there is no camera; the person chooses a file. Ask isSourceTypeAvailable(.camera)")
      }
    }
  }
  /// The types that can be chosen, as text.
  open var mediaTypes = ["public.image"]
  /// Whether the person may cut the picture, which nobody can here.
  open var allowsEditing = false
  fileprivate weak var hearer: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether pictures can be taken from somewhere: not from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The types that can be chosen, as text.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Hears what was chosen.
  open override var delegate: (any UINavigationControllerDelegate)? {
    didSet { hearer = delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
  }

  fileprivate func chose(_ url: URL) {
    var info: [InfoKey: Any] = [.imageURL: url, .mediaType: "public.image"]
    if let image = UIImage(contentsOfFile: url.path) {
      info[.originalImage] = image
    } else {
      info = [.mediaURL: url, .mediaType: "public.movie"]
    }
    hearer?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
  fileprivate func cancelled() { hearer?.imagePickerControllerDidCancel(self) }
}

/// Hears what picture was chosen.
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The person has chosen something.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the choice away.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Takes the choice away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

extension UIImagePickerController: PresentedFace {
  func face(of presentation: ControllerPresentation) -> AnyView {
    AnyView(
      FileChoiceFace(
        controller: self, presentation: presentation, types: mediaTypes.compactMap { UTType($0) }, allowsSeveral: false,
        folder: nil
      ) { [weak self] result in
        if case .success(let urls) = result, let url = urls.first { self?.chose(url) } else { self?.cancelled() }
      } cancelled: { [weak self] in
        self?.cancelled()
      })
  }
}
