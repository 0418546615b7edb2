import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// A text of UIKit in lines, by the engine's text: paragraphs below each other, each as its style says.
struct AttributedLayout {
  /// A stretch of paragraphs of one style.
  struct Part {
    let text: PaintedText
    let layout: TextLayout
    /// What lines were broken for.
    let width: CGFloat
    let origin: CGPoint
  }
  /// What is painted, one shadow after the other: characters with another one take their room and do not show.
  let passes: [(shadow: NSShadow?, parts: [Part])]
  let size: CGSize
  /// From the top to the first baseline, in points.
  let firstBaseline: CGFloat

  /// What lines are made for.
  struct Room {
    var width: CGFloat = .infinity
    var height: CGFloat = .infinity
    /// Whether there is one line only.
    var isSingleLine = false
    /// Whether the last line that fits the height shows that something is left out.
    var truncates = false
    var minimumScaleFactor: CGFloat = 1
  }

  /// Lays a text out; `nil`, with a report, where no app has started.
  static func of(_ string: NSAttributedString, in room: Room) -> AttributedLayout? {
    guard let services = EngineServices.current else {
      Diagnostics.report("texts are measured and drawn once an app, a Screen or an ImageRenderer has started")
      return nil
    }
    return MainThread.wait { AttributedLayout(string, in: room, services) }
  }

  private init(_ string: NSAttributedString, in room: Room, _ services: EngineServices) {
    let paragraphs = AttributedParagraphs(string).groups
    var shadows: [NSShadow?] = []
    for shadow in paragraphs.flatMap(\.runs).map(\.shadow) where !shadows.contains(shadow) { shadows.append(shadow) }
    var (size, firstBaseline) = (CGSize.zero, CGFloat(0))
    passes = shadows.map { shadow in
      var column = ParagraphColumn(room: room, services: services)
      for paragraph in paragraphs { column.add(paragraph, showing: shadow, of: shadows.count) }
      (size, firstBaseline) = (column.size, column.firstBaseline ?? 0)
      return (shadow, column.parts)
    }
    (self.size, self.firstBaseline) = (size, firstBaseline)
  }

  /// Paints the text in a rectangle of its room, into the context that UIKit's names paint into.
  func draw(at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for pass in passes {
      context.saveGState()
      if let shadow = pass.shadow, let color = shadow.color {
        context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
      }
      for part in pass.parts {
        let place = CGPoint(x: origin.x + part.origin.x, y: origin.y + part.origin.y)
        context.draw(part.text, part.layout, width: part.width, at: place)
      }
      context.restoreGState()
    }
  }
}

/// Paragraphs that are put below each other.
private struct ParagraphColumn {
  let room: AttributedLayout.Room
  let services: EngineServices
  var parts: [AttributedLayout.Part] = []
  var firstBaseline: CGFloat?
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  /// What the paragraph above leaves below itself.
  private var gap: CGFloat = 0

  /// Sizes are told to a part of a point that nobody sees, as UIKit tells them, not rounded to pixels.
  private static let precision: CGFloat = 256

  init(room: AttributedLayout.Room, services: EngineServices) { (self.room, self.services) = (room, services) }

  var size: CGSize { CGSize(width: width, height: height) }

  mutating func add(_ paragraph: AttributedParagraphs.Group, showing shadow: NSShadow?, of passes: Int) {
    let style = paragraph.style
    let end = style.tailIndent > 0 ? style.tailIndent : room.width + style.tailIndent
    let offered = room.isSingleLine ? .infinity : max(end - style.headIndent, 0)
    let text = PaintedText(
      paragraph.text(showing: passes > 1 ? shadow : nil, ofAll: passes == 1),
      in: environment(style, limit: room.isSingleLine ? 1 : nil), services: services)
    if !parts.isEmpty { height += gap + style.paragraphSpacingBefore }
    // The first line is as high as the others, with what is added to it above its letters.
    let raise = max(paragraph.lineHeight - paragraph.naturalLineHeight, 0)
    let left = room.truncates ? max(room.height - height - raise, 0) : .infinity
    let layout = text.layout(width: offered, height: left)
    let isTrailing = style.alignment == .right || style.alignment == .natural && isRightToLeft(style)
    let slack = offered.isFinite ? max(offered - layout.size.width, 0) : 0
    let shift = style.alignment == .center ? slack / 2 : isTrailing ? slack : 0
    if firstBaseline == nil { firstBaseline = height + raise + layout.firstBaseline }
    parts.append(
      .init(
        text: text, layout: layout, width: offered, origin: CGPoint(x: style.headIndent + shift, y: height + raise)))
    width = max(width, style.headIndent + layout.size.width)
    height += raise + layout.size.height
    gap = style.paragraphSpacing + style.lineSpacing + max(paragraph.pitchExtra, 0)
  }

  private func isRightToLeft(_ style: NSParagraphStyle) -> Bool {
    switch style.baseWritingDirection {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: MainThread.isolated { AppWindow.current.configuration.isRightToLeft ?? false }
    }
  }

  private func environment(_ style: NSParagraphStyle, limit: Int?) -> EnvironmentValues {
    var values = EnvironmentValues()
    let window = MainThread.isolated { AppWindow.current.configuration }
    values.colorScheme = window.isDark ? .dark : .light
    values._colorSchemeContrast = window.isHighContrast ? .increased : .standard
    values.displayScale = Self.precision
    values.resources = ResourceProviderBox(of: services)
    values.layoutDirection = isRightToLeft(style) ? .rightToLeft : .leftToRight
    values.lineSpacing = style.lineSpacing
    values.minimumScaleFactor = room.minimumScaleFactor
    values.allowsTightening = style.allowsDefaultTighteningForTruncation
    switch style.alignment {
    case .center: values.multilineTextAlignment = .center
    case .left: values.multilineTextAlignment = isRightToLeft(style) ? .trailing : .leading
    case .right: values.multilineTextAlignment = isRightToLeft(style) ? .leading : .trailing
    case .natural, .justified: values.multilineTextAlignment = .leading
    }
    var limit = limit
    switch style.lineBreakMode {
    case .byTruncatingHead: (values.truncationMode, limit) = (.head, 1)
    case .byTruncatingMiddle: (values.truncationMode, limit) = (.middle, 1)
    case .byTruncatingTail: (values.truncationMode, limit) = (.tail, 1)
    case .byClipping: limit = 1
    case .byWordWrapping, .byCharWrapping: break
    }
    values.lineLimit = limit
    return values
  }
}
