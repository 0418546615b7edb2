import LaunchContract
import Testing

@Suite("Screens of devices")
struct DeviceScreenTests {
  @Test("a device is found as simulators name it, however it is written")
  func names() throws {
    let pro = try #require(DeviceScreen(named: "iPhone 16 Pro"))
    #expect(pro.width == 402 && pro.height == 874 && pro.scale == 3 && pro.name == "iPhone 16 Pro")
    #expect(DeviceScreen(named: "IPHONE-16 pro") == pro)
    #expect(DeviceScreen(named: "iPhone SE (3rd generation)")?.width == 375)
    #expect(DeviceScreen(named: "iPhone SE (1st generation)")?.width == 320)
    #expect(DeviceScreen(named: "iPad Pro (11-inch) (4th generation)")?.height == 1194)
    #expect(DeviceScreen(named: "iPad Pro 11-inch (M4)")?.height == 1210)
  }

  @Test("what is no device is none")
  func unknown() {
    for name in ["", "iPhone", "Apple Watch", "iPhone 16 Pro Mega", "()"] { #expect(DeviceScreen(named: name) == nil) }
  }

  @Test("every name stands for one screen that can be drawn, those of the examples too")
  func table() throws {
    #expect(Set(DeviceScreen.names.map { $0.lowercased() }).count == DeviceScreen.names.count)
    for name in DeviceScreen.names {
      let screen = try #require(DeviceScreen(named: name))
      let size = try #require(ScreenSize(text: "\(screen.width)x\(screen.height)"))
      let scale = try #require(ScreenScale(text: "\(screen.scale)"))
      #expect(size.excess(at: scale) == nil && screen.name == name && screen.height > screen.width)
    }
    for example in DeviceScreen.examples.replacing(" or ", with: ", ").split(separator: ", ") {
      #expect(DeviceScreen(named: String(example)) != nil)
    }
  }
}
