import Foundation
import FoundationAdditions

/// A text with everything that is set around it decided: runs for the text engine, and the styles that they are painted with.
struct ResolvedText {
  var styled: StyledText
  /// Index 0 is the surroundings' foreground; runs and lines name the others by index.
  var styles: [any ShapeStyle]
  var plainString: String
  /// The font of the largest run, for the distances to other views.
  var largestFont: ResolvedFont
  var minimumLines: Int?
  /// The images in the lines, by the index of their attachment, each with the index of its style.
  var images: [(graphic: ImageGraphic, paintIndex: Int)]
  var links: [TextLink]
  var backgrounds: [TextBackground]
  /// What apps attach to runs, by the index of the run.
  var customAttributes: [Int: [TextAttributeBox]]
  /// When it shows something else by itself, as texts do that tell the time; `nil`: never.
  var nextChange: Date?
}

/// What lies behind the characters of a run.
struct TextBackground {
  /// Of UTF-8, in all runs together.
  var bytes: Range<Int>
  var run: Int
  /// The index of its style.
  var paintIndex: Int
}

/// Builds runs from a text's parts, outer properties before inner ones.
struct TextResolver {
  private let environment: EnvironmentValues
  private let context: FontContext
  private let locale: Locale
  private var runs: [StyledTextRun] = []
  private var styles: [any ShapeStyle] = [ForegroundStyle()]
  private var images: [(graphic: ImageGraphic, paintIndex: Int)] = []
  private var links: [TextLink] = []
  private var backgrounds: [TextBackground] = []
  private var customAttributes: [Int: [TextAttributeBox]] = [:]
  /// The bytes of all runs.
  private var byteCount = 0
  /// The characters, with an image's name in place of the image.
  private var plainString = ""
  private let services: EngineServices
  private let now: Date
  private var nextChange: Date?
  /// The language by whose rules lines are set; `nil` where the text says none.
  private var language: String?

  /// The properties that hold for a part of the text.
  private struct Attributes {
    var font: Font
    var context: FontContext
    var style: (any ShapeStyle)?
    var background: Color?
    var decorations: TextDecorations
    var textCase: Text.Case?
    var link: URL?
    var custom: [TextAttributeBox] = []
    var lineHeight: AttributedString.LineHeight?
    var alignment: AttributedString.TextAlignment?

    /// The font of the attributes, with lines as high as they say.
    func resolvedFont() -> ResolvedFont {
      var font = font.resolve(in: context)
      if lineHeight?.kind == .variable { font.leading = 0 }
      return font
    }
  }

  private init(environment: EnvironmentValues, services: EngineServices, now: Date) {
    self.environment = environment
    self.services = services
    self.now = now
    context = environment.fontContext
    locale = environment.locale
  }

  /// Resolves a text; `now` is the time that it tells, that of the services unless it is given.
  static func resolve(
    _ text: Text, in environment: EnvironmentValues, services: EngineServices, now: Date? = nil
  ) -> ResolvedText {
    var resolver = TextResolver(environment: environment, services: services, now: now ?? services.now())
    let attributes = Attributes(
      font: environment.font ?? .body, context: resolver.context, style: nil,
      decorations: environment[TextDecorationsKey.self], textCase: environment.textCase, lineHeight: environment.lineHeight)
    resolver.append(text, attributes)
    let limit = environment[LineLimitKey.self]
    let paragraph = ParagraphStyle(
      alignment: environment.multilineTextAlignment.paragraph, truncation: environment.truncationMode.paragraph,
      lineLimit: limit.maximum, lineSpacing: environment.lineSpacing,
      minimumScaleFactor: environment.minimumScaleFactor, allowsTightening: environment.allowsTightening,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: resolver.language ?? environment.typesettingLanguage.tag ?? languageTag(of: resolver.locale),
      displayScale: environment.displayScale)
    let first = resolver.runs.first ?? resolver.emptyRun(attributes)
    if resolver.runs.isEmpty { resolver.runs = [first] }
    let largest = resolver.runs.reduce(first.font) { $0.size < $1.font.size ? $1.font : $0 }
    return ResolvedText(
      styled: StyledText(runs: resolver.runs, paragraph: paragraph), styles: resolver.styles,
      plainString: resolver.plainString, largestFont: largest, minimumLines: limit.minimum, images: resolver.images,
      links: resolver.links, backgrounds: resolver.backgrounds, customAttributes: resolver.customAttributes,
      nextChange: resolver.nextChange)
  }

  /// What stands for a text without characters.
  private func emptyRun(_ attributes: Attributes) -> StyledTextRun {
    let font = attributes.resolvedFont()
    return StyledTextRun(string: "", font: font, lineHeight: attributes.lineHeight?.points(forSize: font.size))
  }

  /// The language as text engines want it, "ja-JP" for "ja_JP"; texts of a window mostly ask for the same one.
  private static func languageTag(of locale: Locale) -> String {
    let identifier = locale.identifier
    if let lastTag, lastTag.identifier == identifier { return lastTag.tag }
    let tag = identifier.replacingOccurrences(of: "_", with: "-")
    lastTag = (identifier, tag)
    return tag
  }

  // Safe: main thread only.
  private nonisolated(unsafe) static var lastTag: (identifier: String, tag: String)?

  private mutating func append(_ text: Text, _ outer: Attributes) {
    // Sums of thousands of texts stand in one another, so what is still to be added is kept here and not on the stack.
    var waiting = [(text, outer)]
    while let (text, outer) = waiting.popLast() {
      var attributes = outer
      // What is nearer to the characters counts, as it does with views.
      for modifier in text.modifiers.reversed() { apply(modifier, to: &attributes) }
      switch text.storage {
      case .verbatim(let string): append(string, attributes)
      case .localized(let key, let table, let path): append(key, table, path, attributes)
      case .attributed(let string): append(string, attributes)
      case .concatenated(let first, let second): waiting += [(second, attributes), (first, attributes)]
      case .symbol(let image): append(image, attributes)
      case .date(let date): append(date, attributes)
      case .formatted(let value): append(value.string(in: locale), attributes)
      }
    }
  }

  private mutating func append(_ date: DateText, _ attributes: Attributes) {
    if case .sourced(let text) = date {
      append(text.string(at: now, in: locale), attributes)
    } else {
      append(date.string(at: now, in: locale, calendar: environment.calendar, timeZone: environment.timeZone), attributes)
    }
    if let change = date.nextChange(after: now) { nextChange = min(nextChange ?? change, change) }
  }

  private mutating func append(_ key: LocalizedStringKey, _ table: String?, _ path: String?, _ attributes: Attributes) {
    let bundle = OpenedBundles.bundle(at: path)
    for segment in key.resolve(table: table, bundle: bundle, locale: locale, markdown: services.markdown) {
      var own = attributes
      apply(segment.attributes, to: &own)
      switch segment.content {
      case .string(let string): append(string, own)
      case .text(let text): append(text, own)
      }
    }
  }

  /// Adds an image as a box in the line: symbols with their middle at that of the capitals, pictures on the baseline.
  private mutating func append(_ image: Image, _ attributes: Attributes) {
    let font = attributes.resolvedFont()
    let graphic = ImageGraphic(image, environment: environment, services: services) { _ in font }
    let size = graphic.size(in: .line)
    let descent = graphic.font == nil ? 0 : (size.height - font.size * TextStyleMetrics.capHeight) / 2
    let paint = paintIndex(attributes, spoken: image.isDecorative ? "" : image.spokenName)
    noteCustomAttributes(attributes)
    runs.append(
      StyledTextRun(
        string: "\u{FFFC}", font: font, tracking: attributes.decorations.tracking,
        baselineOffset: attributes.decorations.baselineOffset, paintIndex: paint,
        attachment: TextAttachment(size: size, descent: descent, index: images.count),
        lineHeight: attributes.lineHeight?.points(forSize: font.size), alignment: alignment(attributes)))
    images.append((graphic, paint))
    byteCount += "\u{FFFC}".utf8.count
    plainString += image.isDecorative ? "" : image.spokenName
  }

  private mutating func append(_ string: AttributedString, _ attributes: Attributes) {
    for run in string.runs {
      var own = attributes
      apply(run.attributes, to: &own)
      append(String(string[run.range].characters), own)
    }
  }

  private mutating func append(_ string: String, _ attributes: Attributes) {
    guard !string.isEmpty else { return }
    let shown =
      switch attributes.textCase {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      case nil: string
      }
    plainString += shown
    let font = attributes.resolvedFont()
    if case .named(let name) = font.family, !services.text.hasFont(named: name) {
      Diagnostics.report("no font named \"\(name)\" among the app's files and the system's; the system font stands in for it")
    }
    if let background = attributes.background {
      let bytes = byteCount..<byteCount + shown.utf8.count
      backgrounds.append(TextBackground(bytes: bytes, run: runs.count, paintIndex: index(of: background)))
    }
    byteCount += shown.utf8.count
    let decorations = attributes.decorations
    let paint = paintIndex(attributes, spoken: shown)
    noteCustomAttributes(attributes)
    runs.append(
      StyledTextRun(
        string: shown, font: font, tracking: decorations.tracking,
        kerning: decorations.kerning, baselineOffset: decorations.baselineOffset,
        underline: decorations.underline.map { line($0) }, strikethrough: decorations.strikethrough.map { line($0) },
        paintIndex: paint, lineHeight: attributes.lineHeight?.points(forSize: font.size), alignment: alignment(attributes)))
  }

  /// The paint of the next run; runs of links have paints of their own, by which their letters are found again.
  private mutating func paintIndex(_ attributes: Attributes, spoken: String) -> Int {
    guard let link = attributes.link else { return attributes.style.map { index(of: $0) } ?? 0 }
    let paint = index(of: attributes.style ?? TintShapeStyle())
    if let last = links.indices.last, links[last].url == link, links[last].lastRun == runs.count - 1 {
      links[last].add(paint: paint, run: runs.count, spoken: spoken)
    } else {
      links.append(TextLink(url: link, paint: paint, run: runs.count, spoken: spoken))
    }
    return paint
  }

  private func alignment(_ attributes: Attributes) -> ParagraphStyle.Alignment? {
    attributes.alignment?.paragraph(isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Keeps what is attached to the next run.
  private mutating func noteCustomAttributes(_ attributes: Attributes) {
    if !attributes.custom.isEmpty { customAttributes[runs.count] = attributes.custom }
  }

  private mutating func line(_ style: Text.LineStyle) -> TextDecoration {
    TextDecoration(pattern: style.pattern.kind, paintIndex: style.color.map { index(of: $0) })
  }

  private mutating func index(of style: any ShapeStyle) -> Int {
    styles.append(style)
    return styles.count - 1
  }

  /// What an attributed string says of some characters.
  private func apply(_ container: AttributeContainer, to attributes: inout Attributes) {
    guard container != AttributeContainer() else { return }
    if let intent = container.inlinePresentationIntent {
      if intent.contains(.emphasized) { attributes.context.isItalic = true }
      if intent.contains(.stronglyEmphasized) { attributes.context.isBold = true }
      if intent.contains(.code) { attributes.context.isMonospaced = true }
      if intent.contains(.strikethrough) { attributes.decorations.strikethrough = .single }
    }
    if let link = container.link {
      attributes.link = link
      attributes.style = TintShapeStyle()
    }
    if let font = container.swiftUI.font { attributes.font = font }
    if let color = container.swiftUI.foregroundColor { attributes.style = color }
    if let color = container.swiftUI.backgroundColor { attributes.background = color }
    if let style = container.swiftUI.underlineStyle { attributes.decorations.underline = style }
    if let style = container.swiftUI.strikethroughStyle { attributes.decorations.strikethrough = style }
    if let kern = container.swiftUI.kern { attributes.decorations.kerning = kern }
    if let tracking = container.swiftUI.tracking { attributes.decorations.tracking = tracking }
    if let offset = container.swiftUI.baselineOffset { attributes.decorations.baselineOffset = offset }
    if let height = container.swiftUI.lineHeight { attributes.lineHeight = height }
    if let alignment = container.swiftUI.alignment { attributes.alignment = alignment }
  }

  private mutating func apply(_ modifier: Text.Modifier, to attributes: inout Attributes) {
    switch modifier {
    case .color(let color): attributes.style = color
    case .style(let box): attributes.style = box.style
    case .font(let font): attributes.font = font ?? environment.font ?? .body
    case .weight(let weight): attributes.context.weight = weight
    case .design(let design): attributes.context.design = design
    case .width(let width): attributes.context.width = width
    case .bold(let isActive): attributes.context.isBold = isActive
    case .italic(let isActive): attributes.context.isItalic = isActive
    case .monospaced(let isActive): attributes.context.isMonospaced = isActive
    case .monospacedDigit: attributes.context.hasMonospacedDigits = true
    case .underline(let style): attributes.decorations.underline = style
    case .strikethrough(let style): attributes.decorations.strikethrough = style
    case .kerning(let kerning): attributes.decorations.kerning = kerning
    case .tracking(let tracking): attributes.decorations.tracking = tracking
    case .baselineOffset(let offset): attributes.decorations.baselineOffset = offset
    case .scale(let scale): attributes.context.scale = scale
    case .language(let language): self.language = language.tag
    case .attribute(let attribute): attribute.replace(in: &attributes.custom)
    }
  }
}

extension TextAlignment {
  var paragraph: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var paragraph: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
