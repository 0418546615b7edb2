import CoreGraphicsTypes
import SwiftUICore

/// Alerts, and dialogs from below (Facts 4.11).
nonisolated struct AlertMetrics: Sendable {
  /// By which both come and go; critically damped.
  var spring = Spring(mass: 1, stiffness: 522.35, damping: 45.71)
  var alert = DialogCardMetrics(
    position: DialogMetrics(position: .middle, margin: CGSize(width: 8, height: 20), largest: 1.3, dim: 0.2, darkDim: 0.48),
    width: 270, largeTextWidth: 310, pairsButtons: true, corner: 14, texts: .alert, rowHeight: 44, rowPadding: 8,
    leastActions: 67.8, fill: BarColor(light: 249, lightOpacity: 0.8, dark: 39, darkOpacity: 0.8),
    pressed: BarColor(light: 225, lightOpacity: 1, dark: 64, darkOpacity: 1))
  var dialog = DialogCardMetrics(
    position: DialogMetrics(position: .below, margin: CGSize(width: 8, height: 8), topGap: 20...54, dim: 0.2, darkDim: 0.48),
    width: nil, largeTextWidth: nil, pairsButtons: false, corner: 13, texts: .dialog, rowHeight: 57, rowPadding: 10,
    leastActions: 84, fill: BarColor(light: 252, lightOpacity: 0.78, dark: 41, darkOpacity: 0.745),
    pressed: BarColor(light: 224, lightOpacity: 0.79, dark: 81, darkOpacity: 0.757))
  /// The card of the button that leaves a dialog, and how far it is from the others.
  var cancelFill = BarColor(light: 255, lightOpacity: 1, dark: 44, darkOpacity: 1)
  var cancelPressed = BarColor(light: 236, lightOpacity: 1, dark: 73, darkOpacity: 1)
  var cancelGap: CGFloat = 8
  /// Lines between buttons.
  var line = BarColor(light: 0, lightOpacity: 0.26, dark: 255, darkOpacity: 0.076)
  /// How much of a button shows that cannot be used.
  var disabledOpacity = 0.5
  /// How small a button's title becomes where there is no room for it.
  var leastTitleScale: CGFloat = 10 / 17
  /// Behind cards: a blur, and what saturation is multiplied with.
  var blur: CGFloat = 30
  var saturation = 1.8

  /// The box of fields: from the alert's sides, how high each is, its corners, and what is below the box.
  var fieldMargin: CGFloat = 15.33
  var fieldHeight: CGFloat = 34.67
  var fieldCorner: CGFloat = 5.5
  var fieldDistance: CGFloat = 13.33
  /// From the box's sides to texts, and by how much they are below the middle.
  var fieldInset: CGFloat = 7.67
  var fieldShift: CGFloat = 1.33
  var fieldFill = BarColor(light: 255, lightOpacity: 1, dark: 0, darkOpacity: 0.5)

  /// How wide a dialog is beside a view; a choice.
  var popoverWidth: CGFloat = 304

  func card(_ kind: DialogContext.Kind) -> DialogCardMetrics {
    switch kind {
    case .alert: return alert
    case .dialog: return dialog
    case .popover:
      var card = dialog
      (card.width, card.largeTextWidth) = (popoverWidth, popoverWidth)
      return card
    }
  }

  /// The size of a dialog's buttons for a size of body text: larger than that, but not by as much with large text.
  func dialogFontSize(body: CGFloat) -> CGFloat { body + max(3 - max(body - 17, 0) / 2, 0) }
  /// The height of a dialog's button without its title, for the size of the title.
  func dialogRowRoom(fontSize: CGFloat) -> CGFloat { 2 * (0.4 * fontSize + 1.8) }
}

/// An alert's or a dialog's card with texts and buttons.
nonisolated struct DialogCardMetrics: Sendable {
  var position: DialogMetrics
  /// As wide as that, and with very large text; `nil`: as wide as there is room.
  var width: CGFloat?
  var largeTextWidth: CGFloat?
  /// Whether two buttons stand side by side where there is room for both.
  var pairsButtons: Bool
  var corner: CGFloat
  var texts: Texts
  /// A button without the line above it, and what is beside its title.
  var rowHeight: CGFloat
  var rowPadding: CGFloat
  /// How much of the buttons shows at least where the texts need all the room.
  var leastActions: CGFloat
  var fill: BarColor
  var pressed: BarColor

  /// The texts above the buttons; distances are between baselines, and grow with the text.
  nonisolated struct Texts: Equatable, Sendable {
    /// From the card's sides.
    var margin: CGFloat
    /// From the card's upper edge to the first baseline of a title, or of a message without title.
    var aboveTitle: CGFloat
    var aboveMessage: CGFloat
    var between: CGFloat
    /// From the last baseline of a title without message, or of a message, to what is below.
    var belowTitle: CGFloat
    var belowMessage: CGFloat
    /// The room above the buttons where there is no text.
    var empty: CGFloat
    /// Whether texts are fainter; a message without title is then as bold as a title with a message, which is bold only so.
    var isFaint: Bool

    static let alert = Texts(
      margin: 16, aboveTitle: 35, aboveMessage: 31.33, between: 20.67, belowTitle: 25, belowMessage: 24.33, empty: 20,
      isFaint: false)
    static let dialog = Texts(
      margin: 16, aboveTitle: 26.5, aboveMessage: 26.5, between: 19.67, belowTitle: 17.5, belowMessage: 17.5, empty: 0,
      isFaint: true)
    /// Of faint texts.
    static let faint = BarColor(light: 29, lightOpacity: 0.52, dark: 241, darkOpacity: 0.59)
  }
}

/// What lies behind a card with texts.
nonisolated struct DialogMaterial: ShapeStyle {
  typealias Resolved = Never
  let metrics: AlertMetrics
  let fill: BarColor

  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    .tinted(by: fill, blur: metrics.blur, saturation: metrics.saturation, request)
  }
}
