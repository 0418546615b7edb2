import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Measuring and drawing texts of UIKit") @MainActor
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private func within(_ run: () throws -> Void) rethrows { try Screen { EmptyView() }.withServices(run) }

  @Test("a text is as large as its lines, to a part of a pixel, and as SwiftUI's text has it")
  func sizes() {
    within {
      let one = "Sphinx of quartz".size(withAttributes: [.font: font])
      #expect(abs(one.height - font.lineHeight) < 0.01)
      let shown = size(of: Text("Sphinx of quartz").font(Font(font)), scale: 3)
      #expect(one.width <= shown.width && one.width > shown.width - 0.34)
      let two = ("Sphinx of quartz\nx" as NSString).size(withAttributes: [.font: font])
      #expect(abs(two.height - 2 * font.lineHeight) < 0.01 && abs(two.width - one.width) < 0.01)
      #expect("x".size(withAttributes: [.font: font, .kern: 10]).width > "x".size(withAttributes: [.font: font]).width + 9)
      #expect("".size() == .zero && "x".size().height > 10)
      // A use of text has a pitch of its own in SwiftUI's views only.
      let body = "a\nb".size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      #expect(abs(body.height - 2 * font.lineHeight) < 0.01)
    }
  }

  @Test("lines are broken in a width, and left out beyond a height that the options name")
  func bounds() {
    within {
      let text = "Sphinx of black quartz, judge my vow"
      let attributes: [NSAttributedString.Key: Any] = [.font: font]
      let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
      let bounds = text.boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
      let lines = (bounds.height / font.lineHeight).rounded()
      #expect(bounds.width <= 120 && lines > 2 && abs(bounds.height - lines * font.lineHeight) < 0.01 && bounds.origin == .zero)
      let cut = (text as NSString).boundingRect(
        with: CGSize(width: 120, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: attributes, context: nil)
      #expect(abs(cut.height - 2 * font.lineHeight) < 0.01)
      let line = text.boundingRect(with: room, options: [], attributes: attributes, context: nil)
      #expect(abs(line.height - font.lineHeight) < 0.01 && line.width > 250 && abs(line.minY - font.descender) < 0.01)
      let options: NSStringDrawingOptions = [.usesFontLeading, .usesDeviceMetrics]
      #expect(text.boundingRect(with: room, options: options, attributes: attributes, context: nil) == line)
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = 0.5
      let small = NSMutableParagraphStyle()
      small.lineBreakMode = .byTruncatingTail
      let scaled = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: small])
        .boundingRect(with: CGSize(width: 200, height: 100), options: .usesLineFragmentOrigin, context: context)
      #expect(scaled.width <= 200.01 && scaled.height < font.lineHeight && context.totalBounds == scaled)
    }
  }

  @Test("styles of paragraphs: distances between lines and paragraphs, heights of lines, indents")
  func paragraphs() {
    within {
      let height = { (text: String, edit: (NSMutableParagraphStyle) -> Void) -> CGSize in
        let style = NSMutableParagraphStyle()
        edit(style)
        return text.size(withAttributes: [.font: font, .paragraphStyle: style])
      }
      let line = font.lineHeight
      #expect(abs(height("a\nb") { $0.lineSpacing = 10 }.height - 2 * line - 10) < 0.01)
      #expect(abs(height("a\nb") { $0.paragraphSpacing = 7 }.height - 2 * line - 7) < 0.01)
      #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 3 }.height - 2 * line - 3) < 0.01)
      #expect(abs(height("a\nb") { $0.lineHeightMultiple = 2 }.height - 4 * line) < 0.02)
      #expect(abs(height("a\nb") { $0.minimumLineHeight = 50 }.height - 100) < 0.02)
      let wide = height("aaa") { _ in }.width
      #expect(
        abs(
          height("aaa") {
            $0.headIndent = 20; $0.firstLineHeadIndent = 20
          }.width - wide - 20) < 0.01)
      #expect(abs(height("aaa") { $0.firstLineHeadIndent = 20 }.width - wide - 20) < 0.5)
      #expect(height("a\n\nb") { $0.paragraphSpacing = 1 }.height > 3 * line)
    }
  }

  private func drawn(_ draw: @escaping () -> Void) -> Screen {
    let image = Screen { EmptyView() }.withServices { () -> UIImage in
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (1, false)
      return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in draw() }
    }
    return picture(100, 100) { Image(uiImage: image) }
  }

  @Test("a text is drawn upright where it was asked for, to the side that its style says, and inside of its rectangle")
  func drawing() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
    let left = drawn { "II".draw(at: CGPoint(x: 30, y: 40), withAttributes: attributes) }.ink()
    #expect(left.minX >= 30 && left.minX < 34 && left.minY > 40 && left.maxY < 64)
    let style = NSMutableParagraphStyle()
    let inRect = { (alignment: NSTextAlignment, height: CGFloat) -> CGRect in
      style.alignment = alignment
      let all = attributes.merging([.paragraphStyle: style.copy()]) { $1 }
      return drawn { "II".draw(in: CGRect(x: 0, y: 0, width: 100, height: height), withAttributes: all) }.ink()
    }
    #expect(inRect(.right, 50).maxX > 96 && abs(inRect(.center, 50).midX - 50) < 1 && inRect(.left, 50).minX < 4)
    #expect(inRect(.left, 12).maxY <= 12)
    // An L has its foot at the bottom.
    let foot = drawn { NSAttributedString(string: "L", attributes: attributes).draw(at: .zero) }
    let ink = foot.ink()
    #expect(foot.pixel(ink.maxX - 2, ink.maxY - 2) != .white && foot.pixel(ink.maxX - 2, ink.minY + 1) == .white)
    let base = drawn { "L".draw(with: CGRect(x: 0, y: 50, width: 0, height: 0), attributes: attributes, context: nil) }.ink()
    #expect(abs(base.maxY - 50) <= 1)
  }

  @Test("grounds, lines below, shadows and pictures in lines are drawn")
  func decorations() {
    let font = UIFont.systemFont(ofSize: 20)
    let ground = drawn { "II".draw(at: .zero, withAttributes: [.font: font, .backgroundColor: UIColor.green]) }
    #expect(ground.ink { $0 == .green }.height > 20 && ground.count { $0.isNear(.black, within: 60) } > 10)
    let line = drawn {
      "II".draw(
        at: .zero,
        withAttributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue])
    }
    #expect(line.count { $0.blue > $0.red + 60 && $0.blue > $0.green + 60 } > 5)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 30, height: 20)
    shadow.shadowColor = UIColor.red
    let cast = { (shadow: [NSAttributedString.Key: Any]) -> Screen in
      let text = NSMutableAttributedString(string: "II", attributes: shadow.merging([.font: font]) { $1 })
      text.append(NSAttributedString(string: "O", attributes: [.font: font, .foregroundColor: UIColor.blue]))
      return drawn { text.draw(at: .zero) }
    }
    let (with, without) = (cast([.shadow: shadow]), cast([:]))
    let blue = with.ink { $0.isNear(.blue, within: 60) }
    #expect(with.ink { $0.isNear(.red, within: 60) }.minX > 30 && without.count { $0.isNear(.red, within: 60) } == 0)
    #expect(blue.width > 8 && blue == without.ink { $0.isNear(.blue, within: 60) })
    let square = drawn {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      let attachment = NSTextAttachment(image: image)
      attachment.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
      NSAttributedString(attachment: attachment).draw(at: .zero)
      #expect(NSTextAttachment(data: Data(), ofType: "public.png").image == nil && NSTextAttachment.character == 0xFFFC)
    }
    #expect(square.ink { $0 == .red }.size == CGSize(width: 16, height: 16))
  }
}
