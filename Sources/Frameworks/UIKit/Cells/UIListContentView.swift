import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Shows a picture and texts, as a ``UIListContentConfiguration`` says.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView, FacedView {
  let face = FaceModel()
  private var content: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showFace { ListContentFace(content: $0.content, tint: $0.tintColor) }
  }
  /// Creates a view from an archive, of which there are none here: one of an empty row.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    showFace { ListContentFace(content: $0.content, tint: $0.tintColor) }
  }

  /// What the view shows; configurations of other kinds leave it as it is.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      faceChanged()
    }
  }

  /// From the view's side to its texts, in points.
  var textStart: CGFloat {
    guard let image = content.image else { return content.directionalLayoutMargins.leading }
    return content.directionalLayoutMargins.leading + ListContentFace.room(for: image, content.imageProperties).width
      + content.imageToTextPadding
  }
  /// Takes the room from the row's sides to its content, where the configuration leaves that to rows.
  func keepMargins(leading: CGFloat, trailing: CGFloat) {
    guard content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else { return }
    let margins = content.directionalLayoutMargins
    guard margins.leading != leading || margins.trailing != trailing else { return }
    content.directionalLayoutMargins.leading = leading
    content.directionalLayoutMargins.trailing = trailing
    faceChanged()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureHostedContent(ProposedViewSize(fitting: CGSize(width: size.width, height: 0)))
  }
}

private struct ListContentFace: View {
  let content: UIListContentConfiguration
  let tint: UIColor?

  var body: some View {
    let margins = content.directionalLayoutMargins
    HStack(spacing: content.imageToTextPadding) {
      if let image = content.image { picture(image) }
      texts.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.leading, margins.leading).padding(.trailing, margins.trailing)
    .padding(.top, margins.top).padding(.bottom, margins.bottom)
  }

  @ViewBuilder private var texts: some View {
    let (first, second) = (
      text(content.text, content.attributedText, content.textProperties),
      text(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    )
    if content.prefersSideBySideTextAndSecondaryText {
      HStack(alignment: .firstTextBaseline, spacing: content.textToSecondaryTextHorizontalPadding) {
        first
        Spacer(minLength: 0)
        second
      }
    } else {
      VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
        first
        second
      }
    }
  }

  @ViewBuilder private func text(
    _ plain: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
  ) -> some View {
    let string = properties.transform == .capitalized ? plain?.localizedCapitalized : plain
    let words = attributed.map { Text(AttributedString($0)) } ?? string.map { Text(verbatim: $0) }
    if let words {
      words
        .font(Font(properties.font)).foregroundColor(Color(uiColor: properties.resolvedColor()))
        .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
        .minimumScaleFactor(properties.adjustsFontSizeToFitWidth ? max(properties.minimumScaleFactor, 0.01) : 1)
        .truncationMode(properties.lineBreakMode.truncation)
        .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
        .textCase(properties.transform.textCase)
        .frame(maxWidth: properties.alignment == .center ? .infinity : nil)
    }
  }

  private func picture(_ image: UIImage) -> some View {
    let properties = content.imageProperties
    let shown = properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
    let size = Self.size(of: shown, properties)
    let room = Self.room(for: image, properties)
    let isStencil = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
    return Image(uiImage: shown).renderingMode(isStencil ? .template : nil).resizable().scaledToFit()
      .frame(width: size.width, height: size.height)
      .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
      .foregroundColor(Color(uiColor: properties.resolvedTintColor(for: tint ?? .tintColor)))
      .frame(width: room.width, height: size.height)
      .accessibilityHidden(true)
  }

  /// How large a picture is shown.
  static func size(of image: UIImage, _ properties: UIListContentConfiguration.ImageProperties) -> CGSize {
    let (size, limit) = (image.size, properties.maximumSize)
    guard size.width > 0, size.height > 0 else { return .zero }
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The room that a picture stands in.
  static func room(for image: UIImage, _ properties: UIListContentConfiguration.ImageProperties) -> CGSize {
    let shown = properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
    let own = size(of: shown, properties)
    let reserved = properties.reservedLayoutSize
    // Symbols stand in the room that lists leave for icons.
    let least = image.isSymbolImage ? ListMetrics.usual.iconWidth : 0
    let isStandard = reserved.width == UIListContentConfiguration.ImageProperties.standardDimension
    return CGSize(width: reserved.width > 0 && !isStandard ? reserved.width : max(own.width, least), height: own.height)
  }
}

extension NSLineBreakMode {
  /// Where texts are cut off that are too long.
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate var textCase: Text.Case? {
    switch self {
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .none, .capitalized: nil
    }
  }
}
