import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// A button as it shows: its look, pressed by fingers, keys and those who cannot see, or the label of a menu.
struct ButtonFace: View {
  @Faced var button: UIButton
  @Environment(\.isMeasured) private var isMeasured

  var body: some View {
    if isMeasured { label } else { used.disabled(!button.isEnabled) }
  }

  private var label: some View {
    Group {
      if let configuration = button.configuration?.updated(for: button) {
        ConfiguredButtonLabel(button: button, configuration: configuration, fills: !isMeasured)
      } else {
        PlainButtonLabel(button: button, fills: !isMeasured)
      }
    }
  }

  @ViewBuilder private var used: some View {
    if let menu = button.menu, button.showsMenuAsPrimaryAction {
      Menu {
        items(of: menu)
      } label: {
        label
      }.buttonStyle(.plain).menuStyle(.button)
    } else if let menu = button.menu {
      pressed.contextMenu { items(of: menu) }
    } else {
      pressed
    }
  }

  private var pressed: some View {
    let press = { [weak button] in
      button?.press()
      return
    }
    return label.contentShape(Rectangle())
      .modifier(PressableModifier(action: press) { [weak button] in button?.isHighlighted = $0 })
      .accessibilityControl(.button, activate: press)
      .accessibilityAddTraits(button.isSelected ? .isSelected : [])
  }

  private func items(of menu: UIMenu) -> some View {
    MenuItems(elements: menu.children, sender: MenuSender(view: button)) { [weak button] in button?.take($0) }
  }
}

/// A button as its configuration says.
private struct ConfiguredButtonLabel: View {
  @Faced var button: UIButton
  let configuration: UIButton.Configuration
  /// Whether it is as large as there is room for it.
  let fills: Bool

  var body: some View {
    let insets = configuration.contentInsets
    ButtonParts(
      placement: configuration.imagePlacement, spacing: configuration.imagePadding, image: picture, text: texts, hasText: hasText
    )
    .foregroundStyle(foreground)
    .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil, alignment: button.contentAlignment)
    .background { ButtonGround(configuration: configuration, color: ground) }
    .opacity(button.isHighlighted ? 0.75 : 1)
  }

  private var hasText: Bool { configuration.attributedTitle != nil || configuration.attributedSubtitle != nil }

  // MARK: Colours

  private var tint: UIColor { button.role == .destructive ? .systemRed : button.tintColor }
  /// A button that is chosen looks as the next stronger kind.
  private var kind: UIButton.Configuration.Kind {
    guard button.isSelected, configuration.automaticallyUpdateForSelection else { return configuration.kind }
    return switch configuration.kind {
    case .plain: .tinted
    case .gray, .tinted, .filled: .filled
    }
  }
  private var foreground: Color {
    if !button.isEnabled { return Color(uiColor: .tertiaryLabel) }
    if let color = configuration.baseForegroundColor { return Color(uiColor: color) }
    return kind == .filled ? .white : Color(uiColor: tint)
  }
  private var ground: UIColor {
    let background = configuration.background
    let usual: UIColor =
      switch kind {
      case .plain: configuration.baseBackgroundColor ?? .clear
      case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.15)
      case .filled: configuration.baseBackgroundColor ?? tint
      }
    let color = background.backgroundColor ?? (button.isEnabled || kind == .plain ? usual : .secondarySystemFill)
    return background.backgroundColorTransformer?(color) ?? color
  }

  // MARK: Parts

  private var textAlignment: HorizontalAlignment {
    switch configuration.titleAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .automatic: configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) ? .leading : .center
    }
  }
  private var font: Font {
    switch configuration.buttonSize {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  @ViewBuilder private var texts: some View {
    VStack(alignment: textAlignment, spacing: configuration.titlePadding) {
      if let title = configuration.attributedTitle {
        Text(changed(title, by: configuration.titleTextAttributesTransformer)).font(font)
          .breaking(configuration.titleLineBreakMode)
      }
      if let subtitle = configuration.attributedSubtitle {
        Text(changed(subtitle, by: configuration.subtitleTextAttributesTransformer)).font(.footnote)
          .breaking(configuration.subtitleLineBreakMode)
      }
    }
    .multilineTextAlignment(textAlignment == .leading ? .leading : textAlignment == .center ? .center : .trailing)
  }

  private func changed(_ text: AttributedString, by transformer: UIConfigurationTextAttributesTransformer?) -> AttributedString {
    guard let transformer else { return text }
    var text = text
    for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
    return text
  }

  @ViewBuilder private var picture: some View {
    if configuration.showsActivityIndicator {
      let color = configuration.activityIndicatorColorTransformer?(UIColor(foreground)) ?? UIColor(foreground)
      ActivityIndicator(radius: 10, color: Color(uiColor: color))
    } else if let image = configuration.image {
      let symbol = configuration.preferredSymbolConfigurationForImage
      let color = configuration.imageColorTransformer.map { Color(uiColor: $0(UIColor(foreground))) } ?? foreground
      ButtonPictureView(image: symbol.map { image.withConfiguration($0) } ?? image, color: color).font(font)
    }
  }
}

/// What lies behind the contents of a button.
private struct ButtonGround: View {
  let configuration: UIButton.Configuration
  let color: UIColor

  var body: some View {
    let background = configuration.background
    let insets = background.backgroundInsets
    GeometryReader { geometry in
      let shape = RoundedRectangle(cornerRadius: radius(in: geometry.size), style: .continuous)
      ZStack {
        shape.fill(Color(uiColor: color))
        if let image = background.image { Image(uiImage: image).resizable().clipShape(shape) }
        if let view = background.customView { ShownView(view: view).clipShape(shape) }
        if background.strokeWidth > 0 {
          let stroke = background.strokeColor ?? .clear
          shape.inset(by: background.strokeWidth / 2 - background.strokeOutset)
            .stroke(Color(uiColor: background.strokeColorTransformer?(stroke) ?? stroke), lineWidth: background.strokeWidth)
        }
      }
    }
    .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    .allowsHitTesting(false)
  }

  private func radius(in size: CGSize) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic: configuration.buttonSize == .large ? 12 : 8
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: min(size.width, size.height) / 2
    }
  }
}

/// A button as titles, pictures and colours say that are set for its states.
private struct PlainButtonLabel: View {
  @Faced var button: UIButton
  let fills: Bool

  /// Above and below contents, and how wide a button is at least, in points; measures of iOS for buttons without insets.
  private static let usual = (inset: CGFloat(6), width: CGFloat(30))

  var body: some View {
    let insets = button.contentEdgeInsets
    ButtonParts(placement: .leading, spacing: 0, image: picture, text: title, hasText: hasTitle)
      .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      .padding(.vertical, insets == .zero && hasTitle ? Self.usual.inset : 0)
      .frame(minWidth: hasTitle ? Self.usual.width : nil)
      .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil, alignment: button.contentAlignment)
      .background { if let image = button.currentBackgroundImage { Image(uiImage: image).resizable() } }
      .opacity(button.isHighlighted && button.buttonType != .custom ? 0.2 : 1)
  }

  private var hasTitle: Bool { button.currentAttributedTitle != nil || button.currentTitle?.isEmpty == false }

  private var title: some View {
    let insets = button.titleEdgeInsets
    return
      text
      .font(button.titleLabel.flatMap { $0.ownFont }.map { Font($0) } ?? .system(size: button.buttonType == .custom ? 18 : 15))
      .foregroundStyle(Color(uiColor: button.currentTitleColor))
      .shadow(
        color: button.titleShadowColor(for: button.state).map { Color(uiColor: $0) } ?? .clear, radius: 0,
        x: button.titleLabel?.shadowOffset.width ?? 0, y: button.titleLabel?.shadowOffset.height ?? 0
      )
      .modifier(LabelLines(label: button.titleLabel))
      .offset(x: insets.left - insets.right, y: insets.top - insets.bottom)
  }

  private var text: Text {
    if let title = button.currentAttributedTitle {
      Text(AttributedString(title))
    } else {
      Text(verbatim: button.currentTitle ?? "")
    }
  }

  @ViewBuilder private var picture: some View {
    if let image = button.currentImage {
      let insets = button.imageEdgeInsets
      let symbol = button.preferredSymbolConfigurationForImage(in: button.state)
      let isFaint =
        button.isHighlighted && button.adjustsImageWhenHighlighted || !button.isEnabled && button.adjustsImageWhenDisabled
      ButtonPictureView(image: symbol.map { image.withConfiguration($0) } ?? image, color: Color(uiColor: button.tintColor))
        .opacity(isFaint ? 0.5 : 1)
        .offset(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
    }
  }
}

/// A picture in a button: symbols and stencils in a colour, others in their own.
private struct ButtonPictureView: View {
  let image: UIImage
  let color: Color

  var body: some View {
    let isStencil = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
    Image(uiImage: image).renderingMode(isStencil ? .template : nil).foregroundStyle(color)
  }
}

/// A picture at a side of a text.
private struct ButtonParts<Picture: View, Words: View>: View {
  let placement: NSDirectionalRectEdge
  let spacing: CGFloat
  let image: Picture
  let text: Words
  let hasText: Bool

  var body: some View {
    switch placement {
    case .top: VStack(spacing: spacing) { parts(first: true) }
    case .bottom: VStack(spacing: spacing) { parts(first: false) }
    case .trailing: HStack(spacing: spacing) { parts(first: false) }
    default: HStack(spacing: spacing) { parts(first: true) }
    }
  }

  @ViewBuilder private func parts(first: Bool) -> some View {
    if first { image }
    if hasText { text }
    if !first { image }
  }
}
