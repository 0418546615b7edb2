import Foundation
import SwiftUICore

/// The paragraphs of a text of UIKit; those beside each other are together whose style is the same and says nothing of what stands
/// between paragraphs.
struct AttributedParagraphs {
  /// Characters with the same attributes.
  struct Run {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
    var shadow: NSShadow? { attributes[.shadow] as? NSShadow }
    var font: UIFont { (attributes[.font] as? any FontAttribute)?.uiFont ?? AttributedParagraphs.standardFont }
  }

  /// Paragraphs of one style.
  struct Group {
    var style: NSParagraphStyle
    var runs: [Run]
  }

  private(set) var groups: [Group] = []

  /// What texts are drawn in that say no font.
  static var standardFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

  init(_ string: NSAttributedString) {
    var paragraph: [Run] = []
    for run in string.attributeRuns {
      let lines = run.string.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 {
          add(paragraph, ending: run.attributes)
          paragraph = []
        }
        if !line.isEmpty { paragraph.append(Run(string: String(line), attributes: run.attributes)) }
      }
      // What ends with a line feed has its attributes in the empty line below, too.
      if lines.count > 1, paragraph.isEmpty { paragraph.append(Run(string: "", attributes: run.attributes)) }
    }
    if !paragraph.isEmpty { add(paragraph, ending: nil) }
  }

  private mutating func add(_ runs: [Run], ending: [NSAttributedString.Key: Any]?) {
    let runs = runs.isEmpty ? ending.map { [Run(string: "", attributes: $0)] } ?? [] : runs
    let style = runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    if let last = groups.last, last.style == style, style.stacksPlainly {
      let feed = Run(string: "\n", attributes: last.runs.last?.attributes ?? [:])
      groups[groups.count - 1].runs += [feed] + runs
    } else {
      groups.append(Group(style: style, runs: runs))
    }
  }
}

extension NSParagraphStyle {
  /// Whether paragraphs of the style stand below each other as lines do.
  fileprivate var stacksPlainly: Bool {
    paragraphSpacing == 0 && paragraphSpacingBefore == 0 && firstLineHeadIndent == headIndent
      && (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping)
  }
}

extension AttributedParagraphs.Group {
  private var largest: UIFont? { runs.map(\.font).max { $0.lineHeight < $1.lineHeight } }
  /// The height of a line as the largest font has it.
  var naturalLineHeight: CGFloat { largest?.lineHeight ?? 0 }
  /// The height of a line as the style has it, never below the letters.
  var lineHeight: CGFloat {
    guard hasLineHeight else { return naturalLineHeight }
    let factor = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    var height = max(naturalLineHeight * factor, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return max(height, naturalLineHeight)
  }
  /// What the largest font leaves between lines beside their heights.
  var pitchExtra: CGFloat { largest?.leading ?? 0 }
  private var hasLineHeight: Bool { style.lineHeightMultiple > 0 || style.minimumLineHeight > 0 }

  /// The text as SwiftUI has it, black where nothing says a colour.
  ///
  /// Of a text with several shadows only the characters with one of them show.
  func text(showing shadow: NSShadow?, ofAll showsAll: Bool) -> Text {
    var text = indent ?? Text(verbatim: "")
    for run in runs { text = text + part(run, isShown: showsAll || run.shadow == shadow) }
    return text
  }

  private func part(_ run: AttributedParagraphs.Run, isShown: Bool) -> Text {
    var attributes = run.attributes
    // A use of text has a pitch of lines in SwiftUI's views only.
    let font = run.font.withSize(run.font.pointSize)
    attributes[.font] = font
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.black }
    if !isShown {
      for key in [NSAttributedString.Key.foregroundColor, .underlineColor, .strikethroughColor] {
        attributes[key] = UIColor.clear
      }
      attributes[.backgroundColor] = nil
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment, let picture = attachment.text(isShown: isShown) {
      return picture.font(Font(font))
    }
    var container = AttributeContainer(attributes)
    // A link has the colour that UIKit's views give it, not that of texts that are drawn.
    container.link = nil
    if hasLineHeight, let own = container.swiftUI.font { container.swiftUI.font = own.lineHeight(least: lineHeight, factor: 1) }
    // A line without letters is as high as others.
    return Text(AttributedString(run.string.isEmpty ? "\u{200B}" : run.string, attributes: container))
  }

  /// The room before the first line, where it begins farther inside than the others.
  private var indent: Text? {
    let room = style.firstLineHeadIndent - style.headIndent
    guard room > 0 else { return nil }
    return Text(UIImage.blank(CGSize(width: room, height: 1)).image)
  }
}
