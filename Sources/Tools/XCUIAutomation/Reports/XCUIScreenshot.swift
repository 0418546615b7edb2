import CoreGraphicsTypes
public import Foundation
import LaunchContract
import PictureFiles
import RemoteControl
public import UIKitTypes

/// A picture of a screen, or of an element.
@MainActor @preconcurrency
public class XCUIScreenshot: NSObject {
  /// The picture as a PNG file; empty where none could be taken, which has failed the test.
  public let pngRepresentation: Data
  /// The picture, with as many pixels for each point as the screen has; one without pixels where none could be taken.
  public private(set) lazy var image = UIImage(pixels: pixels, scale: scale)
  private let scale: CGFloat

  /// A picture with so many pixels for each point.
  init(pngRepresentation: Data, scale: CGFloat = 1) {
    (self.pngRepresentation, self.scale) = (pngRepresentation, max(scale, 1))
    super.init()
  }

  private var pixels: CGImage {
    guard let picture = try? Picture(png: [UInt8](pngRepresentation)) else { return CGImage(width: 0, height: 0, pixels: Data()) }
    return CGImage(width: picture.width, height: picture.height, pixels: Data(picture.premultiplied))
  }
}

extension Picture {
  /// The bytes with each colour as far as it is opaque.
  fileprivate var premultiplied: [UInt8] {
    guard stride(from: 3, to: bytes.count, by: 4).contains(where: { bytes[$0] < 255 }) else { return bytes }
    return bytes.indices.map { index in
      let opacity = Int(bytes[index | 3])
      return index & 3 == 3 ? bytes[index] : UInt8((Int(bytes[index]) * opacity + 127) / 255)
    }
  }
}

/// What a picture can be taken of.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding {
  /// Takes a picture of what shows now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the part of the screen that the element takes; of an app, of the whole screen.
  public func screenshot() -> XCUIScreenshot {
    var (data, scale) = (Data(), CGFloat(1))
    driver.act(path, at: path.place ?? .unknown) { app, node, bounds in
      data = try app.picture(of: node.type == .application ? nil : node.frame.intersection(bounds))
      scale = try app.state().scale
    }
    return XCUIScreenshot(pngRepresentation: data, scale: scale)
  }
}

/// A screen of the device; there is one.
@MainActor @preconcurrency
public class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen.
  public static let main = XCUIScreen()
  /// All screens: the one that there is.
  public static var screens: [XCUIScreen] { [main] }

  /// Takes a picture of what the app shows that was started last; an empty one fails the test.
  public func screenshot() -> XCUIScreenshot {
    guard let driver = AppDriver.running.last else {
      TestSurroundings.standard.fail("no app runs that a picture of the screen could show; launch() starts one", .unknown)
      return XCUIScreenshot(pngRepresentation: Data())
    }
    return XCUIElement(driver, ElementPath()).screenshot()
  }
}

extension DrivenApp {
  /// What shows, or a part of it, as a PNG file.
  fileprivate func picture(of region: CGRect?) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "apus-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    var parameters: [String: JSONValue] = ["file": .string(file.path)]
    if let region {
      let rect = RemoteRect(x: region.minX, y: region.minY, width: region.width, height: region.height)
      parameters["region"] = try JSONValue(encoding: rect)
    }
    try call("picture", parameters, deadline: .seconds(30))
    return try Data(contentsOf: file)
  }
}
